/**
 * Publications of the documents and pages of a scope, by number: the one with the higher number has read newer data. The
 * number is taken before anything is read and stands on every document that is written, so that an older publication
 * that is still under way, after a timeout, cannot overwrite a newer one's documents.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, getItem, isFailedCondition, tableName } from './client.ts';
import { type DocumentScope, type Key, keys } from './keys.ts';

/** What a completed publication left published. */
export interface PublishedHashes {
  /** The hash of each document, by name; that of an emptied one, too. */
  readonly documents: Readonly<Record<string, string>>;
  /** By team id, the hash of what the team's page shows of the scope's documents. */
  readonly teams: Readonly<Record<string, string>>;
  /** By the key of a page with a long list, how many parts the list has. */
  readonly parts: Readonly<Record<string, number>>;
}

interface DonePublication extends PublishedHashes {
  readonly number: number;
  readonly build: string;
}

export interface BegunPublication {
  readonly number: number;
  /** The last completed publication; undefined before the first. */
  readonly done: DonePublication | undefined;
  /** Whether a publication after that one has begun and was not completed, so that nobody knows what it has written. */
  readonly isAfterIncomplete: boolean;
}

type DoneItem = Key & { readonly number: number; readonly build: string; readonly hashes: Uint8Array };

/** Begins a publication; called before anything is read that it publishes. */
export async function beginPublication(scope: DocumentScope): Promise<BegunPublication> {
  const { Attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.begunPublication(scope),
      UpdateExpression: 'ADD #number :one',
      ExpressionAttributeNames: { '#number': 'number' },
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const number = Attributes?.number as number;
  const done = await readDonePublication(scope);
  return { number, done, isAfterIncomplete: (done?.number ?? 0) !== number - 1 };
}

/** The last completed publication; undefined before the first. */
export async function readDonePublication(scope: DocumentScope): Promise<DonePublication | undefined> {
  const item = await getItem<DoneItem>(keys.donePublication(scope));
  return item && { number: item.number, build: item.build, ...decodeHashes(item.hashes) };
}

/** Records that everything of a publication is written; nothing happens when a newer one has been completed. */
export async function completePublication(
  scope: DocumentScope,
  { number, build, ...hashes }: DonePublication,
): Promise<void> {
  const item: DoneItem = { ...keys.donePublication(scope), number, build, hashes: encodeHashes(hashes) };
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk) OR #number < :mine',
        ExpressionAttributeNames: { '#number': 'number' },
        ExpressionAttributeValues: { ':mine': number },
      }),
    );
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
  }
}

const encodeHashes = (hashes: PublishedHashes): Uint8Array => gzipSync(JSON.stringify(hashes), { level: 9 });
const decodeHashes = (hashes: Uint8Array): PublishedHashes => JSON.parse(gunzipSync(hashes).toString('utf8'));
