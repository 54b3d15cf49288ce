/** A short hash of source files and texts: sources with the same content have the same hash. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './paths.ts';

/**
 * @param sources files and folders relative to the repository; inside folders, names that begin with a dot are left out
 * @param inputs texts that count besides, in their order
 */
export function fingerprintOf(sources: readonly string[], inputs: readonly string[] = []): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}`);
  // A file may stand in a folder and by itself.
  const files = new Set(sources.flatMap((source) => listFilesRecursively(join(rootDir, source))));
  for (const file of [...files].sort()) {
    const content = readFileSync(file);
    hash.update(`\0${relative(rootDir, file)}\0${content.length}\0`).update(content);
  }
  for (const input of inputs) hash.update(`\0${input.length}\0${input}`);
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
