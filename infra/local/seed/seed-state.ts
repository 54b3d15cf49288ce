/** Remembers in the data folder whether it has been filled, so that a filling that was killed is done over. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '../options.ts';

export interface SeedState {
  readonly state: 'started' | 'done';
  /** Absent in folders of earlier versions. */
  readonly seed?: Seed;
  /** Whether there was nothing before, so that everything there may be thrown away to start over. */
  readonly onEmptyTable: boolean;
}

const file = (dataDir: string) => join(dataDir, 'seed.json');

/** Nothing in a folder that is new. */
export function readSeedState(dataDir: string): SeedState | undefined {
  try {
    return JSON.parse(readFileSync(file(dataDir), 'utf8')) as SeedState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A reader finds the state before or this one, never half of it. */
export function writeSeedState(dataDir: string, state: SeedState): void {
  writeFileSync(`${file(dataDir)}.new`, JSON.stringify(state), { flush: true });
  renameSync(`${file(dataDir)}.new`, file(dataDir));
}
