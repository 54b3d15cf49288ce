/** How far a run of the reconcile Lambda has come, so that an interrupted run goes on instead of beginning again. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, getItem, isFailedCondition, tableName } from './client.ts';
import { type DocumentScope, type Key, keys } from './keys.ts';
import { epochSeconds, secondsPerDay } from './ttl.ts';

export interface ReconcileProgress {
  /** The only tournaments to be published, when a finished run tries its failures again; null for all. */
  readonly only: readonly number[] | null;
  /** The tournaments are published by ascending id: all up to this one were tried; 0 at the beginning. */
  readonly lastTournamentId: number;
  /** What could not be published. */
  readonly failed: readonly DocumentScope[];
  /** Whether everything was tried, the documents over all tournaments last. */
  readonly isFinished: boolean;
  /** How often the progress was stored, which tells the next writer that nobody stored it meanwhile. */
  readonly step: number;
}

export const noProgress: ReconcileProgress = {
  only: null,
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
  if (!item) return noProgress;
  const { only, lastTournamentId, failed, isFinished, step } = item;
  return { only, lastTournamentId, failed, isFinished, step };
}

/**
 * Stores the progress of a run as the step after the one that was read, and returns it. When another invocation of the
 * same run stored a step in the meantime, nothing is written and its progress is returned: the run goes on from there.
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
