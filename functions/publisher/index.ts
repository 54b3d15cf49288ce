/**
 * The Lambda that publishes: for each batch of changes in the table's stream, the tournaments they touch, then the
 * documents over all tournaments.
 */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { publishTournament } from '../platform/documents/publish.ts';
import { publishOverallDocuments } from '../platform/documents/publish-overall.ts';
import { logFailure } from '../platform/log.ts';
import { recordPublisherLag, withMetrics } from '../platform/metrics.ts';
import { affectsCrossTournamentDocs, listTournamentsAffectedBy } from './affected-documents.ts';

/**
 * Publishes the tournaments that a batch of changes affects. For each that fails, reports only the last record that
 * affects it, which is enough to try again: a tournament that can never be published makes Lambda repeat one record,
 * and so publish the others again, only for that record's retries, not for those of every record that affects it.
 */
export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  withMetrics(() => publishChanges(Records));

async function publishChanges(Records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  const now = new Date();
  const failed = new Set<string>();
  const attempt = async (sequence: string, run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      logFailure(error);
      failed.add(sequence);
    }
  };

  /** By tournament id, the sequence number of the last record that affects the tournament. */
  const touched = new Map<number, string>();
  let last: string | undefined;
  for (const record of Records) {
    const sequence = record.dynamodb?.SequenceNumber ?? '';
    await attempt(sequence, async () => {
      const tournamentIds = await listTournamentsAffectedBy(record);
      for (const id of tournamentIds) touched.set(id, sequence);
      if (tournamentIds.length > 0 || affectsCrossTournamentDocs(record)) last = sequence;
    });
  }
  for (const [id, sequence] of touched) await attempt(sequence, () => publishTournament(id, now));
  if (last !== undefined) {
    let isAllPublished = false;
    await attempt(last, async () => {
      isAllPublished = await publishOverallDocuments(now);
    });
    if (isAllPublished && failed.size === 0) recordPublisherLag(Date.now() - momentOfOldest(Records));
  }
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}

/** When the oldest of the changes was made, in milliseconds since 1970; the stream's resolution is seconds. */
const momentOfOldest = (records: readonly DynamoDBRecord[]): number =>
  Math.min(...records.map(({ dynamodb }) => (dynamodb?.ApproximateCreationDateTime ?? Date.now() / 1000) * 1000));
