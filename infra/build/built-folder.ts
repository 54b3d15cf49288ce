/** A folder below `.build` named after what it was built from: if it is there, it is up to date. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { buildDir } from './paths.ts';

export interface Part {
  readonly name: string;
  /** The progress line, as in "Bundling the Lambdas". */
  readonly doing: string;
  /** Files and folders it is made from, relative to the repository. */
  readonly sources: readonly string[];
  readonly make: (folder: string) => Promise<void>;
}

export type Log = (line: string) => void;

/** How many older versions stay, for a process that still runs one. */
const keptVersions = 3;

/** The folder of the part, made first if its sources changed. Processes may build the same part at once. */
export async function builtFolder(part: Part, log: Log): Promise<string> {
  const { name, doing, sources, make } = part;
  const fingerprint = fingerprintOf(sources);
  const folder = join(buildDir, `${name}-${fingerprint}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  log(`${doing}…`);
  const start = performance.now();
  const draft = join(buildDir, `.${name}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    // Edited meanwhile: nobody knows which version this is.
    if (fingerprintOf(sources) !== fingerprint) return await builtFolder(part, log);
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
  const versions = readdirSync(buildDir)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => join(buildDir, entry))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of versions.slice(keptVersions)) rmSync(old, { recursive: true, force: true });
}
