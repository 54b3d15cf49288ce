/** Writes what a table holds, and the logos that its teams show, into a new folder. */
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { isDeletionNote } from '#functions/competition/records/deletions.ts';
import { type ItemKind, itemKindOf, type Key } from '#functions/platform/table/keys.ts';
import { isOwnLogo } from '#shared/domain/crests/logo.ts';
import { makeFolder } from '../local/data-folder.ts';
import { OperatorError } from '../local/operator-error.ts';
import type { DataServices } from './environment-services.ts';
import { isRetired, type KindOfKey, kindOfKey, kindRules } from './item-kinds.ts';
import { LinesFileWriter } from './lines-file.ts';
import { saveLogos } from './logos.ts';
import { exportFormat, type Manifest, manifestName, schemasOfKinds } from './manifest.ts';
import { scanTable } from './scan.ts';
import {
  type AccountOfUser,
  accountOfItem,
  formatItem,
  isUnfinishedRegistration,
  keyOfItem,
  logoOfItem,
  type StoredAttributes,
  storedKeyOf,
} from './stored-item.ts';

/**
 * Exports an environment into `folder`, which must be empty or not exist, and returns the manifest. Throws an
 * OperatorError for a folder that is not empty, and an Error for an item that no rule in kinds.ts describes, because
 * leaving it out could lose data.
 */
export async function exportData(services: DataServices, folder: string): Promise<Manifest> {
  createEmptyFolder(folder);
  const from = new Date().toISOString();
  const read = await writeItems(services, folder);
  const to = new Date().toISOString();
  const logos = await saveLogos(services, [...read.logos].sort(), folder);
  const accounts = read.accounts.sort((a, b) => a.userId - b.userId);
  const manifest: Manifest = {
    format: exportFormat,
    environment: services.environment,
    table: services.tableName,
    schemas: schemasOfKinds(read.itemKinds),
    read: { from, to },
    counts: sortByName(read.counts),
    leftOut: sortByName(read.leftOut),
    missingLogos: logos.missing,
    files: {
      ...read.files,
      'accounts.jsonl': await writeLines(join(folder, 'accounts.jsonl'), accounts),
      'logos.jsonl': await writeLines(join(folder, 'logos.jsonl'), logos.lines),
    },
  };
  const draft = join(folder, `${manifestName}.new`);
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, join(folder, manifestName));
  return manifest;
}

function createEmptyFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new OperatorError(`No se puede crear la carpeta ${folder} (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (readdirSync(folder).length > 0)
    throw new OperatorError(`La carpeta ${folder} no está vacía: elegí otra con --to.`);
}

type Counts = Map<KindOfKey, number>;

/** Writes the entities and counters of the table, and collects the accounts and logos for the rest of the export. */
async function writeItems({ table, tableName }: DataServices, folder: string) {
  const [entities, counters] = [
    await LinesFileWriter.create(join(folder, 'entities.jsonl')),
    await LinesFileWriter.create(join(folder, 'counters.jsonl')),
  ];
  const counts: Counts = new Map();
  const leftOut: Counts = new Map();
  const itemKinds = new Set<ItemKind>();
  const accounts: AccountOfUser[] = [];
  const logos = new Set<string>();
  const counterKeys: Key[] = [];
  const count = (counted: Counts, kind: KindOfKey) => counted.set(kind, (counted.get(kind) ?? 0) + 1);

  await scanTable(table, { TableName: tableName }, async (items) => {
    const lines: string[] = [];
    for (const item of items.filter((each) => !isRetired(keyOfItem(each)))) {
      const kind = requireKnownKind(keyOfItem(item));
      const { file } = kindRules[kind];
      if (!file || isUnfinishedRegistration(item) || isDeletionNote(item)) {
        count(leftOut, kind);
        continue;
      }
      count(counts, kind);
      if (file === 'counters') counterKeys.push(keyOfItem(item));
      else lines.push(formatItem(item));
      collectReferences(item);
    }
    await entities.append(lines);
  });
  await counters.append((await readCounters(counterKeys)).map(formatItem));
  const files = { 'entities.jsonl': await entities.close(), 'counters.jsonl': await counters.close() };
  return { files, counts, leftOut, itemKinds, accounts, logos };

  /** The counters as they are after the scan, so that none is below an id that was given while it went on. */
  async function readCounters(counterKeys: readonly Key[]): Promise<StoredAttributes[]> {
    const read = counterKeys.map((key) =>
      table.send(new GetItemCommand({ TableName: tableName, Key: storedKeyOf(key), ConsistentRead: true })),
    );
    return (await Promise.all(read)).flatMap(({ Item }) => (Item ? [Item] : []));
  }

  function collectReferences(item: StoredAttributes): void {
    const itemKind = itemKindOf(keyOfItem(item));
    if (itemKind) itemKinds.add(itemKind);
    const account = accountOfItem(item);
    if (account) accounts.push(account);
    const logo = logoOfItem(item);
    if (isOwnLogo(logo)) logos.add(logo);
  }
}

function requireKnownKind(key: Key): KindOfKey {
  const kind = kindOfKey(key);
  if (!kind) throw new Error(`ninguna regla de infra/data/item-kinds.ts describe el elemento ${key.pk} / ${key.sk}`);
  return kind;
}

const sortByName = (counts: Counts): Record<string, number> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

async function writeLines(path: string, lines: readonly object[]) {
  const file = await LinesFileWriter.create(path);
  await file.append(lines.map((line) => JSON.stringify(line)));
  return file.close();
}
