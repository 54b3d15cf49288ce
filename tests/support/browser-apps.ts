/**
 * Global setup, after the one that fills the demo data: starts two applications that browser tests share, `reads`, in
 * which no test changes anything, and `writes`; unless an earlier suite of this test run has started them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { localStackName } from '#infra/build/local-assembly.ts';
import { demoDataFolder } from './demo-data.ts';
import { startApp } from './running-app.ts';

type SharedApps = Readonly<Record<'reads' | 'writes', { readonly url: string; readonly dataDir: string }>>;

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApps: SharedApps;
  }
}

/** The environment variable with the running applications, as JSON: each suite loads this module anew. */
const variable = 'SHARED_APPS';

export default async function startSharedApps(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  const started = process.env[variable];
  if (started) {
    project.provide('sharedApps', JSON.parse(started));
    return undefined;
  }
  const [reads, writes] = await Promise.all([
    // On the port at which the demo data were loaded, so that its published pages name the right address.
    startApp({ seed: 'demo', port: portOfDemoData() }),
    startApp({ seed: 'demo' }),
  ]);
  const apps: SharedApps = { reads: urlAndDataDirOf(reads), writes: urlAndDataDirOf(writes) };
  process.env[variable] = JSON.stringify(apps);
  project.provide('sharedApps', apps);
  return async () => {
    await Promise.all([reads.stop(), writes.stop()]);
  };
}

const urlAndDataDirOf = ({ url, dataDir }: { url: string; dataDir: string }) => ({ url, dataDir });

/** The port at which the demo data were loaded. */
function portOfDemoData(): number {
  const outputs = JSON.parse(readFileSync(join(demoDataFolder() ?? '', 'outputs.json'), 'utf8'));
  return Number(new URL(outputs[localStackName].SiteUrl).port);
}
