/**
 * The Lambda that follows the table's stream (see functions/README.md). Of changed source items it writes the entries of
 * 'Cambios' and wakes the scopes that read them; scopes that were woken it publishes; and of the background work it gives
 * the next part. A record that fails stops no other.
 */
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { askForBackgroundWork, type WorkName } from '../competition/publication/store/background-work.ts';
import { wakeScopes } from '../competition/publication/store/wakes.ts';
import { logFailure } from '../platform/log/log.ts';
import { withMetrics } from '../platform/log/metrics.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { partitionKeys, type Scope } from '../platform/table/keys.ts';
import { advanceBackgroundWork } from './advance-background-work.ts';
import { finishMatchDeletion } from './finish-match-deletion.ts';
import { publishWokenScopes } from './publish-woken-scopes.ts';
import { recordChanges } from './record-changes.ts';
import { scopesOfChange } from './scopes-of-change.ts';
import { wokenScopesOf } from './woken-scopes.ts';

/** Reports the records of what failed; Lambda then delivers them, and those after them, again. */
export const handler = ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  withMetrics(() => followChanges(Records));

/** Runs a part of the work; when that fails, the record with the sequence number counts as failed. */
type Attempt = (sequence: string, run: () => Promise<unknown>) => Promise<void>;

async function followChanges(records: readonly DynamoDBRecord[]): Promise<DynamoDBBatchResponse> {
  const failed = new Set<string>();
  const attempt: Attempt = async (sequence, run) => {
    try {
      await run();
    } catch (error) {
      logFailure(error);
      failed.add(sequence);
    }
  };
  const keyOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S ?? '';
  const sources = records.filter(
    (record) => !keyOf(record).startsWith(partitionKeys.wakes) && keyOf(record) !== partitionKeys.backgroundWork,
  );
  await recordChanges(sources, attempt);
  await wakeReadersOf(sources, attempt);
  const woken = wokenScopesOf(records);
  for (const sequence of await publishWokenScopes(woken)) failed.add(sequence);
  const ofWork = records.findLast((record) => keyOf(record) === partitionKeys.backgroundWork);
  if (ofWork) await attempt(sequenceOf(ofWork), advanceBackgroundWork);
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
}

const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';

/** When the change of a record was made, in milliseconds since 1970; the stream's resolution is seconds. */
const momentOf = ({ dynamodb }: DynamoDBRecord): number =>
  (dynamodb?.ApproximateCreationDateTime ?? Date.now() / 1000) * 1000;

interface Waking {
  /** Of the last change that wakes the scope. */
  sequence: string;
  /** Of the first. */
  readonly changedAt: number;
  isLive: boolean;
  isWhole: boolean;
}

/** Each scope is woken once for all changes of the batch. */
async function wakeReadersOf(sources: readonly DynamoDBRecord[], attempt: Attempt): Promise<void> {
  const wakings = new Map<Scope, Waking>();
  const works = new Map<WorkName, string>();
  for (const record of sources)
    await attempt(sequenceOf(record), async () => {
      const sequence = sequenceOf(record);
      const { scopes, works: asked, isLive, isWhole = false } = await scopesOfChange(record);
      for (const work of asked) works.set(work, sequence);
      for (const scope of scopes) {
        const waking = wakings.get(scope) ?? { sequence, changedAt: momentOf(record), isLive, isWhole };
        waking.sequence = sequence;
        waking.isLive ||= isLive;
        waking.isWhole ||= isWhole;
        wakings.set(scope, waking);
      }
      // Last, because a change whose leftovers cannot be deleted is published all the same.
      await finishMatchDeletion(record);
    });
  await mapConcurrently([...wakings], ([scope, { sequence, ...options }]) =>
    attempt(sequence, () => wakeScopes([scope], options)),
  );
  for (const [work, sequence] of works) await attempt(sequence, () => askForBackgroundWork([work]));
}
