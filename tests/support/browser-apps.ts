/**
 * Global setup, after the one that fills the demo data: starts two applications that browser tests share, `reads`, in
 * which no test changes anything, and `writes`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { localStackName } from '#infra/build/local-assembly.ts';
import { demoDataFolder } from './demo-data.ts';
import { startApp } from './running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApps: Readonly<Record<'reads' | 'writes', { readonly url: string; readonly dataDir: string }>>;
  }
}

export default async function startSharedApps(project: TestProject): Promise<() => Promise<void>> {
  const [reads, writes] = await Promise.all([
    // On the port at which the demo data were loaded, so that its published pages name the right address.
    startApp({ seed: 'demo', port: portOfDemoData() }),
    startApp({ seed: 'demo' }),
  ]);
  project.provide('sharedApps', { reads: urlAndDataDirOf(reads), writes: urlAndDataDirOf(writes) });
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
