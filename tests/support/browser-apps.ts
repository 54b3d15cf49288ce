/**
 * Global setup: starts two applications with the demo data that browser tests share: `reads`, in which no test changes
 * anything, and `writes`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApp } from './running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApps: Readonly<Record<'reads' | 'writes', { readonly url: string; readonly dataDir: string }>>;
  }
}

export default async function startSharedApps(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-shared-apps-'));
  const [readsDir, writesDir] = [join(folder, 'reads'), join(folder, 'writes')];
  const port = await seedOnceFor(readsDir, writesDir);
  const [reads, writes] = await Promise.all([
    // On the port of the seeding, so that its published pages name the right address.
    startApp({ seed: 'demo', dataDir: readsDir, port }),
    startApp({ seed: 'demo', dataDir: writesDir }),
  ]);
  project.provide('sharedApps', { reads: urlAndDataDirOf(reads), writes: urlAndDataDirOf(writes) });
  return async () => {
    await Promise.all([reads.stop(), writes.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Loads the demo data into the first folder and copies it to the second; returns the port that served it meanwhile. */
async function seedOnceFor(first: string, second: string): Promise<number> {
  const { url, stop } = await startApp({ seed: 'demo', dataDir: first });
  await stop();
  cpSync(first, second, { recursive: true });
  return Number(new URL(url).port);
}

const urlAndDataDirOf = ({ url, dataDir }: { url: string; dataDir: string }) => ({ url, dataDir });
