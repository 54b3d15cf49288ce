/** Where a test run keeps its databases, buckets and browser profiles. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory. */
const memory = '/dev/shm';
const enoughBytes = 8 * 1024 ** 3;

/**
 * Sets `TMPDIR` to a folder in memory where there is room, until this process ends: every write of an application is
 * flushed, which on a disk takes longer than the write itself. What tests kill are processes, which memory outlives.
 */
export function putTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enoughBytes) return;
  const folder = mkdtempSync(join(memory, 'torneo-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
