/** Records in the data folder whether seeding has finished, so that seeding that was killed is done again. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedName } from '../options.ts';

export interface SeedState {
  readonly state: 'started' | 'done';
  /** Which data was loaded; absent in data folders written by earlier versions. */
  readonly seed?: SeedName;
  /** Whether the table was empty before seeding; only then may the folder be cleared to seed again. */
  readonly onEmptyTable: boolean;
}

const seedStatePath = (dataDir: string) => join(dataDir, 'seed.json');

/** The recorded state; undefined in a new folder. */
export function readSeedState(dataDir: string): SeedState | undefined {
  try {
    return JSON.parse(readFileSync(seedStatePath(dataDir), 'utf8')) as SeedState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the state atomically: a reader finds the old state or the new one, never half of it. */
export function writeSeedState(dataDir: string, state: SeedState): void {
  writeFileSync(`${seedStatePath(dataDir)}.new`, JSON.stringify(state), { flush: true });
  renameSync(`${seedStatePath(dataDir)}.new`, seedStatePath(dataDir));
}
