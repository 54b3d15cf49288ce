/** The stream Lambda: publishes again every tournament that a batch of changes touched, then what holds over all. */
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { publishTournament } from '../platform/documents/publish.ts';
import { publishOverall } from '../platform/documents/publish-overall.ts';
import { logFailure } from '../platform/log.ts';
import { affectsOverall, tournamentsAffectedBy } from './touched.ts';

/**
 * Partial failures: of what could not be published the last record is named. One is enough to do all of it again, and
 * so a tournament that can never be published costs the others the retries of one record, not of each of its records.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const now = new Date();
  const failed = new Set<string>();
  const attempt = async (sequence: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      logFailure(error);
      failed.add(sequence);
    }
  };

  /** The last record that touched each tournament, and of all. */
  const touched = new Map<number, string>();
  let last: string | undefined;
  for (const record of Records) {
    const sequence = record.dynamodb?.SequenceNumber ?? '';
    await attempt(sequence, async () => {
      const tournamentIds = await tournamentsAffectedBy(record);
      for (const id of tournamentIds) touched.set(id, sequence);
      if (tournamentIds.length > 0 || affectsOverall(record)) last = sequence;
    });
  }
  for (const [id, sequence] of touched) await attempt(sequence, () => publishTournament(id, now));
  if (last !== undefined) await attempt(last, () => publishOverall(now));
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}
