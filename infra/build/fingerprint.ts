/** A short hash of source files: sources with the same content have the same hash. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './paths.ts';

/**
 * @param sources files and folders relative to the repository; inside folders, names that begin with a dot are left out
 */
export function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`);
  // A file may stand in a folder and by itself.
  const files = new Set(sources.flatMap((source) => listFilesRecursively(join(rootDir, source))));
  for (const file of [...files].sort()) {
    const content = readFileSync(file);
    hash.update(`\0${relative(rootDir, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

function listFilesRecursively(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((name) => listFilesRecursively(join(path, name)));
}
