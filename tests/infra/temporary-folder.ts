/** Temporary folders of a test process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const temporaryFolders: string[] = [];

/** A new folder, which is removed when the process ends. */
export function makeTemporaryFolder(): string {
  if (temporaryFolders.length === 0) {
    process.once('exit', () => {
      for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'torneo-'));
  temporaryFolders.push(folder);
  return folder;
}
