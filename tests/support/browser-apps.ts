/**
 * Global setup: offers two applications that tests share, `reads`, in which no test changes anything, and `writes`.
 * A small server in the process of the test run starts an application when a test first asks for one, because a running
 * application takes processor time even when no test uses it. The first suite of a run that needs this server starts it,
 * and the others use the same one.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localStackName } from '#infra/local/local-template.ts';
import { demoDataFolder, hasDemoData } from './demo-data.ts';
import { isFullRun } from './full.ts';
import { type AppOptions, type RunningApp, startApp } from './running-app.ts';
import { sharedAppsVariable } from './shared-apps.ts';

export default async function offerSharedApps(): Promise<undefined | (() => Promise<void>)> {
  if (process.env[sharedAppsVariable]) return undefined;
  const apps: RunningApp[] = [];
  const readsFolder = mkdtempSync(join(tmpdir(), 'torneo-reads-'));
  const start = async (options: AppOptions) => {
    const app = await startApp(options);
    apps.push(app);
    return { url: app.url, dataDir: app.dataDir };
  };
  const demoData = onFirstCall(loadDemoData);
  const startOf: Readonly<Record<string, () => Promise<unknown>>> = isFullRun
    ? {
        '/demo-data': demoData,
        // On the port at which the demo data were loaded, so that its published pages name the right address.
        '/reads': onFirstCall(() => demoData().then(() => start({ seed: 'demo', port: portOfDemoData() }))),
        '/writes': onFirstCall(() => demoData().then(() => start({ seed: 'demo' }))),
      }
    : {
        '/demo-data': demoData,
        // The only application with demo data loads them itself, which saves the start of another one.
        '/reads': onFirstCall(() => start({ seed: 'demo', dataDir: readsFolder })),
        // A copy of the demo data would be published anew, at the address of its own.
        '/writes': onFirstCall(() => start({ seed: 'none' })),
      };
  const server = createServer((request, response) => {
    Promise.resolve(startOf[request.url ?? '']?.()).then(
      (started) => response.end(JSON.stringify(started ?? null)),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[sharedAppsVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    server.close();
    try {
      await Promise.all(apps.map((app) => app.stop()));
    } finally {
      rmSync(readsFolder, { recursive: true, force: true });
    }
  };
}

/** A function that runs `action` once, and resolves to its result every time. */
function onFirstCall<T>(action: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= action();
    return result;
  };
}

/** Loads the demo data through a running application. */
async function loadDemoData(): Promise<void> {
  const dataDir = demoDataFolder();
  if (!dataDir || hasDemoData()) return;
  const { stop } = await startApp({ seed: 'demo', dataDir });
  await stop();
}

/** The port at which the demo data were loaded. */
function portOfDemoData(): number {
  const outputs = JSON.parse(readFileSync(join(demoDataFolder() ?? '', 'outputs.json'), 'utf8'));
  return Number(new URL(outputs[localStackName].SiteUrl).port);
}
