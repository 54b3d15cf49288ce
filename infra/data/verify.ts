/** Checks an export before any of it is imported: every file is there, whole and unchanged. */

import { join } from 'node:path';
import * as z from 'zod/mini';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { OperatorError } from '../local/operator-error.ts';
import { hashOfFile, readAllLines } from './lines-file.ts';
import { accountLine, type LogoLine, linesFileNames, logoLine, type Manifest, readManifest } from './manifest.ts';
import type { AccountOfUser } from './stored-item.ts';

export interface VerifiedExport {
  readonly folder: string;
  readonly manifest: Manifest;
  /** SHA-256 of the manifest, which names this export. */
  readonly id: string;
  readonly accounts: readonly (z.infer<typeof accountLine> & AccountOfUser)[];
  readonly logos: readonly LogoLine[];
}

/** Reads an export; throws an OperatorError that names a file which is missing or does not have its hash. */
export async function verifyExport(folder: string): Promise<VerifiedExport> {
  const { manifest, id } = readManifest(folder);
  const { files } = manifest;
  for (const name of linesFileNames) await requireHash(folder, name, files[name].sha256);
  const accounts = z.safeParse(z.array(accountLine), await readAllLines(join(folder, 'accounts.jsonl')));
  const logos = z.safeParse(z.array(logoLine), await readAllLines(join(folder, 'logos.jsonl')));
  if (!accounts.success) throw damagedFileError('accounts.jsonl');
  if (!logos.success) throw damagedFileError('logos.jsonl');
  await mapConcurrently(logos.data, ({ key, sha256 }) => requireHash(folder, key, sha256), 4);
  return { folder, manifest, id, accounts: accounts.data, logos: logos.data };
}

async function requireHash(folder: string, name: string, sha256: string): Promise<void> {
  const found = await hashOfFile(join(folder, name));
  if (found === undefined) throw new OperatorError(`Falta el archivo ${name} de la exportación. No se importó nada.`);
  if (found !== sha256) throw damagedFileError(name);
}

const damagedFileError = (name: string): OperatorError =>
  new OperatorError(`El archivo ${name} cambió desde la exportación (su SHA-256 es otro). No se importó nada.`);
