/** Fills a folder with the demo data once, before the browser tests: each file starts from a copy of it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startApp } from './running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly demoData: string;
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'torneo-demo-'));

export default async function fillOnce(project: TestProject): Promise<() => void> {
  const dataDir = newFolder();
  const app = await startApp({ seed: 'demo', dataDir });
  await app.stop();
  project.provide('demoData', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** The application with demo data of its own. */
export async function startDemo(demoData: string) {
  const dataDir = newFolder();
  cpSync(demoData, dataDir, { recursive: true });
  const app = await startApp({ seed: 'demo', dataDir });
  return {
    ...app,
    async stop() {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
