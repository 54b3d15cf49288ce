/**
 * The progress of an import, stored in the table that it writes: another import is refused until it has finished, and
 * an interrupted one resumes where it stopped.
 */
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { keys } from '#functions/platform/table/keys.ts';
import { OperatorError } from '../local/operator-error.ts';
import type { DataServices } from './environment-services.ts';
import { storedKeyOf } from './stored-item.ts';

export interface ImportProgress {
  /** SHA-256 of the manifest of the export. */
  readonly exportId: string;
  /** Whether the import also deletes what the export does not have. */
  readonly replaces: boolean;
  /** How many lines of `entities.jsonl` have been written. */
  readonly lines: number;
}

const progressKey = storedKeyOf(keys.dataImport());

/** The import that is under way or was interrupted; undefined when there is none. */
export async function readProgress({ table, tableName }: DataServices): Promise<ImportProgress | undefined> {
  const { Item } = await table.send(
    new GetItemCommand({ TableName: tableName, Key: progressKey, ConsistentRead: true }),
  );
  return (
    Item && {
      exportId: Item.exportId?.S ?? '',
      replaces: Item.replaces?.BOOL ?? false,
      lines: Number(Item.lines?.N ?? 0),
    }
  );
}

/** Records that the import has begun; throws an OperatorError if another one has begun first. */
export async function startProgress(
  { table, tableName }: DataServices,
  begun: Pick<ImportProgress, 'exportId' | 'replaces'>,
): Promise<ImportProgress> {
  const progress = { ...begun, lines: 0 };
  try {
    await table.send(
      new PutItemCommand({
        TableName: tableName,
        Item: storedProgress(progress),
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new OperatorError('Otra importación empezó recién en este entorno: esperá a que termine.');
  }
  return progress;
}

export async function storeProgress({ table, tableName }: DataServices, progress: ImportProgress): Promise<void> {
  await table.send(new PutItemCommand({ TableName: tableName, Item: storedProgress(progress) }));
}

export async function removeProgress({ table, tableName }: DataServices): Promise<void> {
  await table.send(new DeleteItemCommand({ TableName: tableName, Key: progressKey }));
}

const storedProgress = ({ exportId, replaces, lines }: ImportProgress) => ({
  ...progressKey,
  exportId: { S: exportId },
  replaces: { BOOL: replaces },
  lines: { N: String(lines) },
});
