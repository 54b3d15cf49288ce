/** A folder below `.build` named after what it was built from: if it is there, it is up to date. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { buildDir } from './paths.ts';

export interface BuildTarget {
  readonly name: string;
  /** The progress line, as in "Empaquetando las funciones". */
  readonly doing: string;
  /** Files and folders it is made from, relative to the repository. */
  readonly sources: readonly string[];
  readonly make: (folder: string) => Promise<void>;
}

export type Log = (line: string) => void;

/** How many versions stay, for a process that still runs an older one. */
const keptVersions = 3;
/** Drafts older than this were left by a build that was killed. */
const draftLifetime = 3_600_000;
const draftMark = '.draft-';

/** The folder of the part, made first if its sources changed. Processes may build the same part at once. */
export async function buildFolder(part: BuildTarget, log: Log): Promise<string> {
  const { name, doing, sources, make } = part;
  const fingerprint = fingerprintOf(sources);
  const folder = join(buildDir, `${name}-${fingerprint}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  log(`${doing}…`);
  const start = performance.now();
  const draft = join(buildDir, `${draftMark}${name}-${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    // Edited meanwhile: nobody knows which version this is.
    if (fingerprintOf(sources) !== fingerprint) return await buildFolder(part, log);
    moveIntoPlace(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  log(`${doing}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  removeOldVersions(name);
  return folder;
}

function moveIntoPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process finished the same content first.
    if (!existsSync(folder)) throw error;
  }
}

function removeOldVersions(name: string): void {
  const entries = readdirSync(buildDir).map((entry) => ({ entry, path: join(buildDir, entry) }));
  const age = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const versions = entries
    .filter(({ entry }) => entry.startsWith(`${name}-`))
    .sort((a, b) => age(a.path) - age(b.path));
  const drafts = entries.filter(({ entry, path }) => entry.startsWith(draftMark) && age(path) > draftLifetime);
  for (const { path } of [...versions.slice(keptVersions), ...drafts]) rmSync(path, { recursive: true, force: true });
}
