/**
 * Publications of the documents and pages of a scope, by number: the one with the higher number has read newer data. The
 * number is taken before anything is read and stands on every document that is written, so that an older publication
 * that is still under way, after a timeout, cannot overwrite a newer one's documents.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, getItem, isFailedCondition, tableName } from '../../../platform/table/client.ts';
import { type DocumentScope, type Key, keys } from '../../../platform/table/keys.ts';

/** What a completed publication left published. */
export interface PublishedHashes {
  /** The hash of each document, by name; that of an emptied one, too. */
  readonly documents: Readonly<Record<string, string>>;
  /** By scope, the hash of what the page of a team or a match shows of the documents. */
  readonly shownElsewhere: Readonly<Record<string, string>>;
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

/** Records that a publication is completed: everything of it is written. A newer one's record stays in place. */
export async function completePublication(
  scope: DocumentScope,
  { number, build, ...hashes }: DonePublication,
): Promise<void> {
  const item: DoneItem = { ...keys.donePublication(scope), number, build, hashes: encodeHashes(hashes) };
  await putUnlessNewer(item);
}

/** Writes an item that carries the number of its publication; false when a newer publication has written it. */
export async function putUnlessNewer(item: NumberedItem): Promise<boolean> {
  try {
    await documentClient().send(new PutCommand(putOfNumberedItem(item)));
    return true;
  } catch (error) {
    if (isFailedCondition(error)) return false;
    throw error;
  }
}

/** An item that carries the number of the publication that writes it. */
type NumberedItem = Key & { readonly number: number };

/** The put of such an item on the condition that no newer publication has written it, as a transaction takes it, too. */
export const putOfNumberedItem = (item: NumberedItem) => ({
  TableName: tableName(),
  Item: item,
  ConditionExpression: 'attribute_not_exists(pk) OR attribute_not_exists(#number) OR #number <= :mine',
  ExpressionAttributeNames: { '#number': 'number' },
  ExpressionAttributeValues: { ':mine': item.number },
});

const encodeHashes = (hashes: PublishedHashes): Uint8Array => gzipSync(JSON.stringify(hashes), { level: 9 });
const decodeHashes = (hashes: Uint8Array): PublishedHashes => JSON.parse(gunzipSync(hashes).toString('utf8'));
