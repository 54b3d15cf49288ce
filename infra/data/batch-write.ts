/** Writes many items with few calls, and retries the writes that DynamoDB did not process. */

import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';

/** DynamoDB's limit of writes in one call. */
const writesPerCall = 25;
const callsAtOnce = 8;
/** After so long without a single accepted write, the table is taken to be broken rather than busy. */
const maxStallMs = 120_000;

/** Puts and deletes items in any order; repeating a write does no harm. */
export async function batchWrite(table: DynamoDBClient, tableName: string, writes: readonly WriteRequest[]) {
  const batches = Array.from({ length: Math.ceil(writes.length / writesPerCall) }, (_, index) =>
    writes.slice(index * writesPerCall, (index + 1) * writesPerCall),
  );
  await mapConcurrently(batches, (batch) => writeBatch(table, tableName, batch), callsAtOnce);
}

async function writeBatch(table: DynamoDBClient, tableName: string, batch: readonly WriteRequest[]): Promise<void> {
  let waiting = [...batch];
  let lastProgress = Date.now();
  for (let pause = 50; waiting.length > 0; pause = Math.min(5000, pause * 2)) {
    const refused = await sendBatch(table, tableName, waiting);
    if (refused.length < waiting.length) lastProgress = Date.now();
    waiting = refused;
    if (waiting.length === 0) return;
    if (Date.now() - lastProgress > maxStallMs) throw new Error('la tabla no acepta más escrituras: está al límite');
    await sleep(pause * (0.5 + Math.random()));
  }
}

/** Sends the writes, and returns those that were not processed. */
async function sendBatch(table: DynamoDBClient, tableName: string, writes: WriteRequest[]): Promise<WriteRequest[]> {
  try {
    const { UnprocessedItems } = await table.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: writes } }));
    return UnprocessedItems?.[tableName] ?? [];
  } catch (error) {
    if (error instanceof Error && throttlingErrors.has(error.name)) return writes;
    throw error;
  }
}

const throttlingErrors = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);
