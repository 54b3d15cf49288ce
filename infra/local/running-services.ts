/**
 * The files in the data folder from which other commands on this machine learn the endpoints of the running host's
 * services and the URLs of the application.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localStackName } from './local-template.ts';
import type { LocalServices } from './local-values.ts';

const servicesFilePath = (dataDir: string) => join(dataDir, 'services.json');

/**
 * Writes the services' addresses to the file. Only the process that holds the data folder's lock does so, once the
 * application runs.
 */
export function writeServicesFile(dataDir: string, services: LocalServices): void {
  writeFileSync(`${servicesFilePath(dataDir)}.new`, JSON.stringify(services), { mode: 0o600 });
  renameSync(`${servicesFilePath(dataDir)}.new`, servicesFilePath(dataDir));
}

const outputsFilePath = (dataDir: string) => join(dataDir, 'outputs.json');

/** The stack's outputs that exist on one machine: the site's URL, and the API's own URL, which bypasses the edge. */
export interface LocalOutputs {
  readonly SiteUrl: string;
  readonly ApiUrl: string;
}

/** Writes the outputs in the format of `cdk deploy --outputs-file`, under the name of the stack. */
export function writeOutputsFile(dataDir: string, outputs: LocalOutputs): void {
  writeFileSync(outputsFilePath(dataDir), `${JSON.stringify({ [localStackName]: outputs }, null, 2)}\n`);
}

/** Deletes the files of an earlier host; a process that locks the data folder does this first. */
export function deleteServicesFile(dataDir: string): void {
  rmSync(servicesFilePath(dataDir), { force: true });
  rmSync(outputsFilePath(dataDir), { force: true });
}

export function readServicesFile(dataDir: string): LocalServices | undefined {
  try {
    return JSON.parse(readFileSync(servicesFilePath(dataDir), 'utf8')) as LocalServices;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
