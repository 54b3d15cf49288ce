/** The connection to the table: time limits on every call, and the few kinds of reads that stores are made of. */
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { environment } from '../environment.ts';
import { keptBetweenCalls } from '../execution-environment.ts';
import type { Key } from './keys.ts';
import { upgradeItem } from './upgrades.ts';

export const documentClient = keptBetweenCalls(() =>
  DynamoDBDocumentClient.from(createTableClient(), { marshallOptions: { removeUndefinedValues: true } }),
);

function createTableClient(): DynamoDBClient {
  const table = new DynamoDBClient({
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 1000,
      requestTimeout: environment().tableTimeout,
      throwOnRequestTimeout: true,
    },
  });
  // The SDK's logging middleware is removed because it copies every response: a sixth of the time of reading a
  // tournament.
  table.middlewareStack.remove('loggerMiddleware');
  return table;
}

export const tableName = (): string => environment().tableName;

/** Reads one item, strongly consistent. */
export async function getItem<T>(key: Key): Promise<T | undefined> {
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  );
  return Item && upgradeItem(Item as T);
}

/** Whether there is an item under a key; strongly consistent. */
export const isStored = async (key: Key): Promise<boolean> => (await getItem(key)) !== undefined;

/** Reads a published document. Unless `consistent`, it may lag by a moment, at half the price. */
export async function getDocument<T>(key: Key, consistent = false): Promise<T | undefined> {
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: consistent }),
  );
  return Item as T | undefined;
}

type QueryParameters = Omit<QueryCommandInput, 'TableName'>;

/** Every item of a query, at most `limit`; strongly consistent unless it reads an index. */
export async function queryAll<T>(part: QueryParameters, limit = Number.POSITIVE_INFINITY): Promise<T[]> {
  const items: T[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: part.IndexName === undefined,
        ...part,
        ...(Number.isFinite(limit) ? { Limit: limit - items.length } : {}),
        ExclusiveStartKey,
      }),
    );
    items.push(...((page.Items ?? []) as T[]).map(upgradeItem));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && items.length < limit);
  return items;
}

/** Every item of one partition whose sort key begins with `prefix`; strongly consistent. */
export function queryPartition<T>(pk: string, prefix = ''): Promise<T[]> {
  return queryAll<T>({
    KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
    ExpressionAttributeValues: prefix ? { ':pk': pk, ':prefix': prefix } : { ':pk': pk },
  });
}

export async function countQueriedItems(part: QueryParameters): Promise<number> {
  let count = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({ TableName: tableName(), Select: 'COUNT', ConsistentRead: true, ...part, ExclusiveStartKey }),
    );
    count += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return count;
}

/**
 * The items that exist under the given keys, in no particular order, 100 in each call; strongly consistent unless
 * `consistent` is false. `readItem` makes an item of the newest shape, which throws for one that newer code has written.
 */
export async function batchGet<T>(
  given: readonly Key[],
  consistent = true,
  readItem: (item: T) => T = upgradeItem,
): Promise<T[]> {
  const unique = [...new Map(given.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
  const found: T[] = [];
  for (let at = 0; at < unique.length; at += 100) {
    let wanted: Record<string, unknown>[] = unique.slice(at, at + 100).map(({ pk, sk }) => ({ pk, sk }));
    while (wanted.length > 0) {
      const { Responses, UnprocessedKeys } = await documentClient().send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: wanted, ConsistentRead: consistent } } }),
      );
      found.push(...((Responses?.[tableName()] ?? []) as T[]).map(readItem));
      wanted = UnprocessedKeys?.[tableName()]?.Keys ?? [];
    }
  }
  return found;
}

/** Whether a single write (not a transaction) was refused because its condition does not hold. */
export const isFailedCondition = (error: unknown): error is ConditionalCheckFailedException =>
  error instanceof ConditionalCheckFailedException;

/** Adds `by` to a counter and returns its new value. */
export async function incrementCounter(key: Key, by = 1): Promise<number> {
  const { Attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'ADD n :by',
      ExpressionAttributeValues: { ':by': by },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes?.n as number;
}
