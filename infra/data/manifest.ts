/**
 * The manifest of an export: what the folder holds, when the table was read, and the hash of each file. It is written
 * last, so a folder without a manifest is an unfinished export.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ItemKind } from '#functions/platform/table/keys.ts';
import { currentSchemaVersionOf } from '#functions/platform/table/upgrades.ts';
import { role } from '#shared/domain/schemas/user.ts';
import { OperatorError } from '../local/operator-error.ts';

/** The version of the file format. A change of the format must raise it, and keep older versions readable: format 1 had
 * no binary values. */
export const exportFormat = 2;

export const manifestName = 'manifest.json';
/** Files of JSON lines: items as DynamoDB stores them, accounts, and the objects of the folder `logos`. */
export const linesFileNames = ['entities.jsonl', 'counters.jsonl', 'accounts.jsonl', 'logos.jsonl'] as const;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.nonnegative());
const fileFacts = z.object({ lines: count, sha256: hash });

const manifestSchema = z.object({
  format: z.number(),
  environment: z.string(),
  table: z.string(),
  /** For each kind of item, the schema version of the product that exported it. */
  schemas: z.record(z.string(), z.number()),
  /**
   * When the scan of the table began and ended. A scan is not a snapshot: a change made meanwhile may be missing, or be
   * there without another change of the same transaction.
   */
  read: z.object({ from: z.string(), to: z.string() }),
  /** How many items of each kind the files hold. */
  counts: z.record(z.string(), count),
  /** How many items of each kind were left out. */
  leftOut: z.record(z.string(), count),
  /** Addresses of logos that a team shows and the bucket does not have. */
  missingLogos: z.array(z.string()),
  files: z.object({
    'entities.jsonl': fileFacts,
    'counters.jsonl': fileFacts,
    'accounts.jsonl': fileFacts,
    'logos.jsonl': fileFacts,
  }),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const accountLine = z.object({ userId: z.number(), email: z.string(), roles: z.array(role) });

/** An object of the bucket; its content is in the export's folder, in the file whose path is the object's key. */
export const logoLine = z.object({
  key: z.string().check(z.regex(/^logos\/[a-z0-9-]+\.(webp|svg)$/)),
  contentType: z.string(),
  cacheControl: z.string(),
  sha256: hash,
});
export type LogoLine = z.infer<typeof logoLine>;

/** The schema versions in which this product writes these kinds of items. */
export const schemasOfKinds = (kinds: Iterable<ItemKind>): Record<string, number> =>
  Object.fromEntries([...kinds].sort().map((kind) => [kind, currentSchemaVersionOf(kind)]));

export interface ReadManifest {
  readonly manifest: Manifest;
  /** SHA-256 of the manifest, which names this export. */
  readonly id: string;
}

/** Reads the manifest of a folder. An OperatorError says why the folder cannot be imported. */
export function readManifest(folder: string): ReadManifest {
  const text = readManifestText(folder);
  const content = parseJson(text);
  const { format } = (content ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > exportFormat) {
    throw new OperatorError(
      `Esa exportación tiene el formato ${format} y esta versión lee hasta el ${exportFormat}: actualizá el programa.`,
    );
  }
  const parsed = z.safeParse(manifestSchema, content);
  if (!parsed.success) throw new OperatorError(`${join(folder, manifestName)} está dañado: no se importó nada.`);
  requireKnownSchemas(parsed.data);
  return { manifest: parsed.data, id: createHash('sha256').update(text).digest('hex') };
}

function readManifestText(folder: string): string {
  try {
    return readFileSync(join(folder, manifestName), 'utf8');
  } catch {
    throw new OperatorError(`En ${folder} no hay una exportación terminada: falta ${manifestName}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requireKnownSchemas({ schemas }: Manifest): void {
  const newer = Object.entries(schemas).find(([kind, version]) => version > currentSchemaVersionOf(kind as ItemKind));
  if (newer) {
    throw new OperatorError(
      `La exportación la hizo una versión más nueva (${newer.join(' ')}): actualizá el programa. No se importó nada.`,
    );
  }
}
