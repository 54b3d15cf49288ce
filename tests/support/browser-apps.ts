/**
 * Global setup: starts two applications with the demo data that browser tests share: `reads`, in which no test changes
 * anything, and `writes`.
 */
import type { TestProject } from 'vitest/node';
import { startApp } from './running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApps: Readonly<Record<'reads' | 'writes', { readonly url: string; readonly dataDir: string }>>;
  }
}

export default async function startSharedApps(project: TestProject): Promise<() => Promise<void>> {
  const [reads, writes] = await Promise.all([startApp({ seed: 'demo' }), startApp({ seed: 'demo' })]);
  project.provide('sharedApps', { reads: urlAndDataDirOf(reads), writes: urlAndDataDirOf(writes) });
  return async () => {
    await Promise.all([reads.stop(), writes.stop()]);
  };
}

const urlAndDataDirOf = ({ url, dataDir }: { url: string; dataDir: string }) => ({ url, dataDir });
