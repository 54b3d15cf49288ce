/**
 * The Lambda that compares every published document with what it should be, and repairs those that differ: every night,
 * and as a step of each deployment, because documents of an earlier shape count as never published.
 */
import type { Context } from 'aws-lambda';
import { withMetrics } from '../platform/metrics.ts';
import { continueRun, type ReconcileResult } from './run.ts';

interface ReconcileEvent {
  /** The name of the run to begin or to continue; absent in the event of the nightly schedule. */
  readonly run?: string;
  /** Whether a run of this name that has finished begins again; one that has not is continued all the same. */
  readonly anew?: boolean;
  /** About how long to work before answering how far the run has come; by default as long as the Lambda may. */
  readonly seconds?: number;
  /** When the schedule was due, in ISO 8601; the same in every retry of a night. */
  readonly time?: string;
}

/** Milliseconds before the Lambda's timeout from which on no further scope is started: enough for the largest one. */
const lastStartBeforeTimeoutMs = 60_000;

/**
 * Continues a run and answers how far it has come. The nightly one works until it is finished or the Lambda's time is
 * nearly over, and throws when something is left or has failed: Lambda then calls it again, and at last reports it.
 */
export function handler(event: ReconcileEvent, context: Pick<Context, 'getRemainingTimeInMillis'>) {
  const now = Date.now();
  const ownUntil = now + context.getRemainingTimeInMillis() - lastStartBeforeTimeoutMs;
  return withMetrics(() => {
    if (event.run === undefined)
      return runNightly(`nightly ${(event.time ?? new Date(now).toISOString()).slice(0, 10)}`, ownUntil);
    const until = Math.min(ownUntil, now + (event.seconds ?? Number.POSITIVE_INFINITY) * 1000);
    return continueRun({ run: event.run, until, whenFinished: event.anew ? 'begin anew' : 'answer' });
  });
}

async function runNightly(run: string, until: number): Promise<ReconcileResult> {
  const result = await continueRun({ run, until, whenFinished: 'begin anew unless something failed' });
  const { isFinished, done, total, failed } = result;
  if (!isFinished) throw new Error(`${run}: the time was over after ${done} of ${total}`);
  if (failed.length > 0)
    throw new Error(`Could not be published: ${failed.map((scope) => `PAGE#${scope}`).join(', ')}`);
  return result;
}
