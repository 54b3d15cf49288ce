/** Imports an export: logos, entities, counters and accounts; then everything is published again. */
import { join } from 'node:path';
import { type DynamoDBClient, ScanCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { firstSecondOfNewSessions } from '#functions/platform/identity/ended-sessions.ts';
import { itemKindOf, keys } from '#functions/platform/table/keys.ts';
import { OperatorError } from '../local/operator-error.ts';
import { createAccounts } from './accounts.ts';
import { batchWrite } from './batch-write.ts';
import { raiseCounters } from './counters.ts';
import type { DataServices } from './environment-services.ts';
import { type ImportProgress, readProgress, removeProgress, startProgress, storeProgress } from './import-progress.ts';
import { isRetired, kindOfKey, kindRules } from './item-kinds.ts';
import { readAllLines, readLinesInGroups } from './lines-file.ts';
import { restoreLogos } from './logos.ts';
import { scanTable } from './scan.ts';
import { keyOfItem, parseItem, type StoredAttributes, serializeKey, storedKeyOf } from './stored-item.ts';
import type { VerifiedExport } from './verify.ts';

export interface ImportOptions {
  /**
   * Whether the table may hold entities. They are then overwritten, and those that the export does not have are deleted,
   * as are the entries of 'Cambios', which tell of the entities that were there. Of what an export leaves out, counters,
   * answers to repeated requests and ended tokens stay.
   */
  readonly replaces: boolean;
  readonly log: (line: string) => void;
  /** After how many lines the progress is stored; 2,000 by default. */
  readonly linesPerCheckpoint?: number;
}

/**
 * Imports an export; after an interruption, the same call resumes it. Items keep their versions and authors, because
 * they are written as they were stored, but for the sessions of users, which all end when data is replaced. Throws an OperatorError, before it writes anything, when the table holds other
 * data or an unfinished import of another export.
 */
export async function importData(
  services: DataServices,
  { folder, manifest, id, accounts, logos }: VerifiedExport,
  { replaces, log, linesPerCheckpoint = 2000 }: ImportOptions,
): Promise<void> {
  const progress = await beginOrResume(services, id, replaces);
  if (progress.lines > 0) log(`La importación sigue desde la línea ${progress.lines + 1}.`);

  // Logos are imported first, so that no team shows a logo without a file.
  await restoreLogos(services, logos, folder);
  log(`Escudos: ${logos.length}.`);
  await writeEntities(services, folder, progress, linesPerCheckpoint);
  await raiseCounters(services, await readAllLines<StoredAttributes>(join(folder, 'counters.jsonl')));
  if (replaces) log(`Borrados: ${await deleteAllBut(services, folder)}.`);
  log(`Datos: ${manifest.files['entities.jsonl'].lines} elementos.`);
  await createAccounts(accounts);
  log(`Cuentas: ${accounts.length}.`);
  await services.publishEverything(log);
  await removeProgress(services);
}

async function beginOrResume(services: DataServices, exportId: string, replaces: boolean): Promise<ImportProgress> {
  const progress = await readProgress(services);
  if (progress?.exportId === exportId) {
    if (progress.replaces === replaces) return progress;
    throw new OperatorError(
      `Esta importación quedó a medias ${progress.replaces ? 'con' : 'sin'} --replace: seguila de la misma manera.`,
    );
  }
  if (progress && !replaces) {
    throw new OperatorError(
      'En este entorno quedó a medias la importación de otra exportación: terminala con esa misma carpeta, o reemplazala con --replace <tabla>.',
    );
  }
  if (progress) await removeProgress(services);
  if (!replaces && (await hasEntities(services.table, services.tableName))) {
    throw new OperatorError('La tabla de este entorno no está vacía: no se importó nada.');
  }
  return startProgress(services, { exportId, replaces });
}

/**
 * Whether the table holds any exported kind of item. The publisher and reconcile write other kinds even without data.
 */
async function hasEntities(table: DynamoDBClient, TableName: string): Promise<boolean> {
  let ExclusiveStartKey: StoredAttributes | undefined;
  do {
    const page = await table.send(
      new ScanCommand({ TableName, ConsistentRead: true, ProjectionExpression: 'pk, sk', ExclusiveStartKey }),
    );
    if ((page.Items ?? []).some(isExportedItem)) return true;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return false;
}

function isExportedItem(item: StoredAttributes): boolean {
  const kind = kindOfKey(keyOfItem(item));
  return kind === undefined ? !isRetired(keyOfItem(item)) : kindRules[kind].file !== undefined;
}

async function writeEntities(
  services: DataServices,
  folder: string,
  progress: ImportProgress,
  linesPerCheckpoint: number,
): Promise<void> {
  let written = progress.lines;
  for await (const items of readLinesInGroups(entitiesFile(folder), linesPerCheckpoint, {
    parse: parseItem,
    from: progress.lines,
  })) {
    const stored = progress.replaces ? items.map(withSessionsEnded) : items;
    await batchWrite(
      services.table,
      services.tableName,
      stored.map((Item) => ({ PutRequest: { Item } })),
    );
    written += items.length;
    await storeProgress(services, { ...progress, lines: written });
  }
}

/**
 * A token names its user by id alone. Where other people had these ids before, their sessions would go on as those of the
 * imported users.
 */
const withSessionsEnded = (item: StoredAttributes): StoredAttributes =>
  itemKindOf(keyOfItem(item)) === 'USER'
    ? { ...item, sessionsEndedAt: { N: String(firstSecondOfNewSessions()) } }
    : item;

const entitiesFile = (folder: string): string => join(folder, 'entities.jsonl');

/**
 * Deletes the entities that are not in the export, all entries of 'Cambios', and the published documents of tournaments
 * that are not in it: an entry undoes what was stored under its version, which is now another state. Returns the number of deleted items.
 */
async function deleteAllBut({ table, tableName }: DataServices, folder: string): Promise<number> {
  const kept = new Set<string>();
  for await (const items of readLinesInGroups(entitiesFile(folder), 2000, { parse: parseItem })) {
    for (const item of items) kept.add(serializeKey(keyOfItem(item)));
  }
  let count = 0;
  await scanTable(table, { TableName: tableName, ProjectionExpression: 'pk, sk' }, async (items) => {
    const deletes: WriteRequest[] = items
      .map(keyOfItem)
      .filter((key) => {
        const kind = kindOfKey(key);
        if (kind === 'change') return true;
        if (kind === 'document') return isOfDeletedTournament(key.pk);
        return kind !== undefined && kindRules[kind].file === 'entities' && !kept.has(serializeKey(key));
      })
      .map((key) => ({ DeleteRequest: { Key: storedKeyOf(key) } }));
    count += deletes.length;
    await batchWrite(table, tableName, deletes);
  });
  return count;

  function isOfDeletedTournament(documentsKey: string): boolean {
    const id = Number(documentsKey.split('#')[1]);
    return Number.isInteger(id) && !kept.has(serializeKey(keys.entity('TOURNAMENT', id)));
  }
}
