/**
 * The Lambda that compares every published document with what it should be and repairs those that differ. It runs as
 * each of the federation's days begins, and as a step of each deployment, because documents of an earlier shape count as
 * never published.
 */
import type { Context } from 'aws-lambda';
import { localDay } from '../platform/local-time.ts';
import { withMetrics } from '../platform/metrics.ts';
import { requestDuePages } from '../platform/pages/request-pages.ts';
import { readReconcileProgress } from '../platform/table/reconcile-progress.ts';
import { getSettings, saveSiteUrl } from '../platform/table/settings.ts';
import { type PagesProgress, requestPagesAfterRun } from './pages-after-run.ts';
import { continueRun, isDone, type ReconcileResult } from './run.ts';

interface ReconcileEvent {
  /** The name of the run to begin or to continue; absent in the event of the hourly schedule. */
  readonly run?: string;
  /** Whether a run of this name that has finished begins again; one that has not finished is continued. */
  readonly anew?: boolean;
  /** After about how many seconds to return the run's progress; by default shortly before the Lambda's timeout. */
  readonly seconds?: number;
  /** The address of the site, which only a deployment knows: it is stored before anything is compared. */
  readonly siteUrl?: string;
  /** When the schedule was due, in ISO 8601; its day is the run's. */
  readonly time?: string;
}

/** No scope is started in these last milliseconds before the Lambda's timeout: the largest scope needs as many. */
const lastStartBeforeTimeoutMs = 60_000;

/**
 * Continues a run and returns its progress; null from an hour of a day whose run has finished. The daily run works
 * until it is finished or the Lambda's time is nearly up, and throws when scopes are left or have failed, so that Lambda
 * retries it and finally sends it to the queue; the next hour tries what failed again.
 */
export function handler(
  event: ReconcileEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ReconcileAnswer | null> {
  const now = Date.now();
  const ownUntil = now + context.getRemainingTimeInMillis() - lastStartBeforeTimeoutMs;
  return withMetrics(async () => {
    if (event.siteUrl !== undefined) await saveSiteUrl(event.siteUrl);
    if (event.run === undefined) return runOfTheDay(new Date(event.time ?? now), ownUntil);
    const until = Math.min(ownUntil, now + (event.seconds ?? Number.POSITIVE_INFINITY) * 1000);
    return continueNamedRun(event.run, until, event.anew ?? false);
  });
}

/** The run's progress; that of a named run, once it is finished, with that of the pages. */
interface ReconcileAnswer extends ReconcileResult {
  readonly pages?: PagesProgress | null;
}

async function continueNamedRun(run: string, until: number, anew: boolean): Promise<ReconcileAnswer> {
  const result = await continueRun({ run, until, anew });
  return result.isFinished ? { ...result, pages: await requestPagesAfterRun(false, new Date()) } : result;
}

/**
 * The run of the federation's day that it is at the moment `at`. The zone is part of its name, because in another zone
 * the same day begins again. The pages of the new day are asked for first, and do not wait for the repair.
 */
async function runOfTheDay(at: Date, until: number): Promise<ReconcileResult | null> {
  const { timeZone } = await getSettings();
  const run = `daily ${localDay(at, timeZone)} ${timeZone}`;
  if (isDone(await readReconcileProgress(run))) return null;
  await requestDuePages(at);
  const result = await continueRun({ run, until, anew: false });
  const { isFinished, done, total, failed } = result;
  if (isFinished) await requestPagesAfterRun(true, at);
  if (!isFinished) throw new Error(`${run}: the time was over after ${done} of ${total}`);
  if (failed.length > 0)
    throw new Error(`Could not be published: ${failed.map((scope) => `PAGE#${scope}`).join(', ')}`);
  return result;
}
