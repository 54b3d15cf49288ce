/** The stream Lambda: publishes again every tournament that a batch of changes touched. */
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { publish } from '../platform/documents/publish.ts';
import { logFailure } from '../platform/http/log.ts';
import { tournamentsTouchedBy } from './touched.ts';

/** Partial failures: the stream comes back with the first record of a tournament that could not be published. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failed: string[] = [];
  const touched = new Map<number, string[]>();
  for (const record of event.Records) {
    const sequence = record.dynamodb?.SequenceNumber ?? '';
    try {
      for (const id of await tournamentsTouchedBy(record)) touched.set(id, [...(touched.get(id) ?? []), sequence]);
    } catch (error) {
      logFailure(error);
      failed.push(sequence);
    }
  }
  for (const [tournamentId, sequences] of touched) {
    try {
      await publish(tournamentId, new Date());
    } catch (error) {
      logFailure(error);
      failed.push(...sequences);
    }
  }
  return { batchItemFailures: [...new Set(failed)].map((itemIdentifier) => ({ itemIdentifier })) };
}
