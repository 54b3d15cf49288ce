/** The progress of a run of the reconcile Lambda, so that an interrupted run resumes instead of starting over. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, getItem, isFailedCondition, tableName } from './client.ts';
import { type DocumentScope, type Key, keys } from './keys.ts';
import { epochSeconds, secondsPerDay } from './ttl.ts';

export interface ReconcileProgress {
  /** The ids of the tournaments to publish when a finished run retries its failures; null for all tournaments. */
  readonly retriedTournamentIds: readonly number[] | null;
  /** The tournaments are published by ascending id: all up to this one were tried; 0 at the beginning. */
  readonly lastTournamentId: number;
  /** The scopes that could not be published. */
  readonly failed: readonly DocumentScope[];
  /** Whether every scope was tried; the documents over all tournaments are the last. */
  readonly isFinished: boolean;
  /** How often the progress was stored: a version for optimistic locking. */
  readonly step: number;
}

export const initialProgress: ReconcileProgress = {
  retriedTournamentIds: null,
  lastTournamentId: 0,
  failed: [],
  isFinished: false,
  step: 0,
};

/** Progress is kept for a month, so that an operator can see how a run ended. */
const progressLastsDays = 30;

type ReconcileProgressItem = Key & ReconcileProgress & { readonly ttl: number };

export async function readReconcileProgress(run: string): Promise<ReconcileProgress> {
  const item = await getItem<ReconcileProgressItem>(keys.reconcileProgress(run));
  if (!item) return initialProgress;
  const { retriedTournamentIds, lastTournamentId, failed, isFinished, step } = item;
  return { retriedTournamentIds, lastTournamentId, failed, isFinished, step };
}

/**
 * Stores the progress of a run as the step after the one that was read, and returns it. When another invocation of the
 * same run has stored a step meanwhile, nothing is written and that invocation's progress is returned to continue from.
 */
export async function storeReconcileProgress(
  run: string,
  progress: ReconcileProgress,
  now: Date,
): Promise<ReconcileProgress> {
  const next = { ...progress, step: progress.step + 1 };
  const ttl = epochSeconds(now) + progressLastsDays * secondsPerDay;
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...keys.reconcileProgress(run), ...next, ttl } satisfies ReconcileProgressItem,
        ConditionExpression: 'attribute_not_exists(pk) OR step = :seen',
        ExpressionAttributeValues: { ':seen': progress.step },
      }),
    );
    return next;
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    return readReconcileProgress(run);
  }
}
