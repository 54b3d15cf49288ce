/**
 * The Lambda that publishes what a batch of the table's stream has changed. In this order: the entries of 'Cambios'; the
 * tournaments that the changes touch, each with its documents and pages; the documents over all tournaments and their
 * pages; and two seconds of the pages that are republished in the background. A part that fails stops no other.
 */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { publishTournament } from '../platform/documents/publish.ts';
import { publishOverallDocuments } from '../platform/documents/publish-overall.ts';
import { logFailure } from '../platform/log.ts';
import { recordPublisherLag, withMetrics } from '../platform/metrics.ts';
import { publicationBuild } from '../platform/pages/publication-build.ts';
import { requestRepublication } from '../platform/table/republications.ts';
import { ChangesOfBatch } from './changes-of-batch.ts';
import { finishMatchDeletion } from './finish-match-deletion.ts';
import { prepareOverallPages } from './overall-pages.ts';
import { hasSite, publishOwnPages } from './publish-pages.ts';
import { recordChanges } from './record-changes.ts';
import { continueRepublication } from './republish.ts';
import { preparePagesOfTournament } from './tournament-pages.ts';

/** Reports the records of what could not be published as failed; everything else of the batch is published. */
export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  withMetrics(() => publishChanges(Records));

async function publishChanges(Records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  const failed = new Set<string>();
  const attempt: Attempt = async (sequence, run) => {
    try {
      await run();
    } catch (error) {
      logFailure(error);
      failed.add(sequence);
    }
  };
  await recordChanges(Records, attempt);
  const changes = new ChangesOfBatch();
  for (const record of Records)
    await attempt(record.dynamodb?.SequenceNumber ?? '', async () => {
      await finishMatchDeletion(record);
      await changes.add(record);
    });
  const isAllPublished = await publishAll(changes, attempt);
  if (isAllPublished && failed.size === 0) recordPublisherLag(Date.now() - momentOfOldest(Records));
  if (hasSite()) await continueRepublications(changes, attempt);
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}

/** Runs a part of the work; when that fails, the record with the sequence number counts as failed. */
type Attempt = (sequence: string, run: () => Promise<unknown>) => Promise<void>;

/** Whether the documents over all tournaments were published, too. */
async function publishAll(changes: ChangesOfBatch, attempt: Attempt): Promise<boolean> {
  const now = new Date();
  for (const [id, changed] of changes.tournaments)
    await attempt(changed.sequence, () =>
      publishTournament(id, now, { preparePages: preparePagesOfTournament(id, changed, now) }),
    );
  let isAllPublished = false;
  if (changes.overall)
    await attempt(changes.overall.sequence, async () => {
      isAllPublished = await publishOverallDocuments(now, { preparePages: prepareOverallPages(now) });
    });
  if (!hasSite()) return isAllPublished;
  for (const [id, { sequence }] of changes.teams) await attempt(sequence, () => publishOwnPages('team', [id], now));
  if (changes.everyPage)
    await attempt(changes.everyPage.sequence, () =>
      requestRepublication('ALL', { extent: 'everything', look: publicationBuild, now }),
    );
  return isAllPublished;
}

/** Milliseconds of a batch for pages in the background, which the next results wait for. */
const republicationTime = 2000;

async function continueRepublications({ republications }: ChangesOfBatch, attempt: Attempt): Promise<void> {
  const until = Date.now() + republicationTime;
  for (const [scope, { sequence, step }] of republications)
    await attempt(sequence, () => continueRepublication(scope, step, until));
}

/** When the oldest of the changes was made, in milliseconds since 1970; the stream's resolution is seconds. */
const momentOfOldest = (records: readonly DynamoDBRecord[]): number =>
  Math.min(...records.map(({ dynamodb }) => (dynamodb?.ApproximateCreationDateTime ?? Date.now() / 1000) * 1000));
