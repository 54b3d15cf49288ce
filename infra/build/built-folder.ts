/** Builds a folder below `.build` whose name contains a hash of its sources and inputs: a folder that exists is up to date. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { buildDir } from './paths.ts';

export interface BuildTarget {
  readonly name: string;
  /** The text of the progress line, as in "Construyendo el sitio". */
  readonly doing: string;
  /** Files and folders that the build reads, relative to the repository. */
  readonly sources: readonly string[];
  /** What the build is given of earlier builds, such as names that they have made. */
  readonly inputs?: readonly string[];
  readonly make: (folder: string) => Promise<void>;
}

export type WriteLogLine = (line: string) => void;

/** How many built versions stay on disk, for processes that still run an older one. */
const maxKeptVersions = 3;
/** Milliseconds. A draft folder older than this was left behind by a build that was killed. */
const draftLifetimeMs = 3_600_000;
const draftPrefix = '.draft-';

/**
 * Returns the built folder, building it first if its sources changed. Several processes may build the same target at
 * once.
 */
export async function builtFolderOfTarget(target: BuildTarget, log: WriteLogLine): Promise<string> {
  const { name, doing, sources, inputs, make } = target;
  const fingerprint = fingerprintOf(sources, inputs);
  const folder = join(buildDir, `${name}-${fingerprint}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  log(`${doing}…`);
  const start = performance.now();
  const draft = join(buildDir, `${draftPrefix}${name}-${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    // A source was edited during the build, so the draft may mix two versions: build again.
    if (fingerprintOf(sources, inputs) !== fingerprint) return await builtFolderOfTarget(target, log);
    moveDraftIntoPlace(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  log(`${doing}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  removeOldVersions(name);
  return folder;
}

function moveDraftIntoPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process has put a folder with the same content there first.
    if (!existsSync(folder)) throw error;
  }
}

function removeOldVersions(name: string): void {
  const entries = readdirSync(buildDir).map((entry) => ({ entry, path: join(buildDir, entry) }));
  const age = (path: string) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const versions = entries
    .filter(({ entry }) => entry.startsWith(`${name}-`))
    .sort((a, b) => age(a.path) - age(b.path));
  const drafts = entries.filter(({ entry, path }) => entry.startsWith(draftPrefix) && age(path) > draftLifetimeMs);
  for (const { path } of [...versions.slice(maxKeptVersions), ...drafts])
    rmSync(path, { recursive: true, force: true });
}
