/** Published documents in the table: written by the newest recomputation only, and only when they changed. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { batchGet, documentClient, getDocument, queryAll, tableName } from './client.ts';
import { keys, partitions } from './keys.ts';

/** Below this many bytes a document fits one read unit as it is. */
const compressAbove = 3500;

interface PageItem {
  readonly pk: string;
  readonly sk: string;
  readonly ticket: number;
  readonly hash: string;
  readonly asOf: string;
  readonly json?: string;
  readonly gzip?: Uint8Array;
}

/** A document ready to publish. */
export interface Page {
  readonly name: string;
  readonly hash: string;
  readonly content: unknown;
}

/** The place of one recomputation in the queue: the highest ticket has seen everything. */
export interface Ticket {
  readonly number: number;
  /** Every earlier recomputation has ended, so what is unchanged now cannot be overwritten by an older one. */
  readonly isAlone: boolean;
}

/** Taken before anything is read. */
export async function takeTicket(tournamentId: number): Promise<Ticket> {
  const { Attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.ticket(tournamentId),
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'ALL_NEW',
    }),
  );
  const number = Attributes?.n as number;
  return { number, isAlone: (Attributes?.done ?? 0) === number - 1 };
}

/** Said when all its pages are written: no older recomputation can change them any more. */
export async function finishTicket(tournamentId: number, { number }: Ticket): Promise<void> {
  await unlessOvertaken(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.ticket(tournamentId),
      UpdateExpression: 'SET done = :mine',
      ConditionExpression: 'attribute_not_exists(done) OR done < :mine',
      ExpressionAttributeValues: { ':mine': number },
    }),
  );
}

export async function readPage<T>(tournamentId: number, name: string): Promise<T | undefined> {
  const item = await getDocument<PageItem>(keys.page(tournamentId, name));
  return item && contentOf<T>(item);
}

/** The same page of many tournaments, by tournament; without those that were never published. */
export async function readPageOfEach<T>(tournamentIds: readonly number[], name: string): Promise<Map<number, T>> {
  const items = await batchGet<PageItem>(
    tournamentIds.map((id) => keys.page(id, name)),
    false,
  );
  return new Map(items.map((item) => [Number(item.pk.split('#')[1]), contentOf<T>(item)]));
}

/** What is published of a tournament: the hash of each page by its name. */
export async function readPageHashes(tournamentId: number): Promise<Map<string, string>> {
  const items = await queryAll<Pick<PageItem, 'sk' | 'hash'>>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitions.pages(tournamentId) },
    ExpressionAttributeNames: { '#hash': 'hash' },
    ProjectionExpression: 'sk, #hash',
  });
  return new Map(items.map(({ sk, hash }) => [sk, hash]));
}

/** Writes a page unless a newer recomputation already did. Null content takes its place when there is nothing to show. */
export async function writePage(tournamentId: number, page: Page, { number }: Ticket, asOf: string): Promise<void> {
  const { name, hash, content } = page;
  await unlessOvertaken(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.page(tournamentId, name), ticket: number, hash, asOf, schema: 1, ...packed(content) },
      ConditionExpression: 'attribute_not_exists(ticket) OR ticket < :mine',
      ExpressionAttributeValues: { ':mine': number },
    }),
  );
}

async function unlessOvertaken(write: PutCommand | UpdateCommand): Promise<void> {
  try {
    await documentClient().send(write as PutCommand);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
}

function packed(content: unknown): { json: string } | { gzip: Uint8Array } {
  const json = JSON.stringify(content);
  return json.length > compressAbove ? { gzip: gzipSync(json, { level: 9 }) } : { json };
}

function contentOf<T>({ json, gzip }: PageItem): T {
  return JSON.parse(gzip ? gunzipSync(gzip).toString('utf8') : (json ?? 'null')) as T;
}
