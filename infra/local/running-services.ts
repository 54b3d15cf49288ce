/** Tells other commands on this machine where the services of the running host are. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalServices } from './host.ts';

const file = (dataDir: string) => join(dataDir, 'services.json');

/** Said by who holds the data folder, once it is filled and served. */
export function writeServicesFile(dataDir: string, services: LocalServices): void {
  writeFileSync(`${file(dataDir)}.new`, JSON.stringify(services), { mode: 0o600 });
  renameSync(`${file(dataDir)}.new`, file(dataDir));
}

/** Whoever takes the folder says first that what was announced there is over. */
export const deleteServicesFile = (dataDir: string): void => rmSync(file(dataDir), { force: true });

export function readServicesFile(dataDir: string): LocalServices | undefined {
  try {
    return JSON.parse(readFileSync(file(dataDir), 'utf8')) as LocalServices;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
