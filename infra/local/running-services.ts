/** The file in the data folder that tells other commands on this machine where the running host's services are. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalServices } from './host.ts';

const servicesFilePath = (dataDir: string) => join(dataDir, 'services.json');

/**
 * Writes the services' addresses to the file. Only the process that holds the data folder's lock does so, once the
 * application runs.
 */
export function writeServicesFile(dataDir: string, services: LocalServices): void {
  writeFileSync(`${servicesFilePath(dataDir)}.new`, JSON.stringify(services), { mode: 0o600 });
  renameSync(`${servicesFilePath(dataDir)}.new`, servicesFilePath(dataDir));
}

/** Deletes the file of an earlier host; a process that locks the data folder does this first. */
export const deleteServicesFile = (dataDir: string): void => rmSync(servicesFilePath(dataDir), { force: true });

export function readServicesFile(dataDir: string): LocalServices | undefined {
  try {
    return JSON.parse(readFileSync(servicesFilePath(dataDir), 'utf8')) as LocalServices;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
