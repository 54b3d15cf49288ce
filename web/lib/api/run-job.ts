/**
 * Carries out a job of the API: a change of many matches, of which each call does a part. The same call, with the same
 * Idempotency-Key, is repeated until the server answers that all is done.
 */
import type { JobProgress } from '#shared/contract/jobs.ts';
import { createStore } from '../../ui/store.ts';
import { dismissErrorsAbout, dismissUndoOffer } from '../../ui/toasts.ts';
import { ApiError } from '../http/api-error.ts';
import { idempotencyKeyFor } from '../http/idempotency-keys.ts';
import { type FailureText, SaveError } from './failure.ts';
import {
  forgetPendingJob,
  type JobRouteKey,
  type PendingJob,
  readPendingJob,
  rememberPendingJob,
} from './pending-job.ts';
import { reloadScreenData } from './save-and-refresh.ts';
import { saveNameOf } from './send-change.ts';
import { buildRequest, type RouteBody, type RouteResponse, requestAnswer } from './typed-request.ts';

/** How far a job is, in matches. */
export type DoneOfTotal = Pick<JobProgress, 'done' | 'total'>;

/** A call that fails on the way is repeated after these pauses, in milliseconds; then the user decides. */
const pausesAfterFailureMs = [1000, 2000, 4000];

/**
 * A job of the tournament, as in jobOf(route, 1, { round: 'Fecha 1', days: 7 }). The same job has the same Idempotency-Key
 * until it is finished, so that a second attempt goes on with the first. `groupId` is the bulk change that it undoes.
 */
export function jobOf<Key extends JobRouteKey>(
  route: Key,
  tournamentId: number,
  body?: RouteBody<Key>,
  groupId?: string,
): PendingJob & { readonly route: Key } {
  const job = { route, tournamentId, body, ...(groupId !== undefined && { groupId }) };
  return { ...job, retryKey: idempotencyKeyFor(requestOf(job).address, body) };
}

const requestOf = ({ route, tournamentId, groupId, body }: Omit<PendingJob, 'retryKey'>) =>
  buildRequest(route, { params: { id: tournamentId, ...(groupId !== undefined && { groupId }) }, body });

/** The tournaments whose jobs this page is carrying out. */
const runningStore = createStore<readonly number[]>([]);

/** Whether this page is carrying out a job of the tournament, in whatever component. */
export const useIsJobRunning = (tournamentId: number): boolean => runningStore.use().includes(tournamentId);

/**
 * Repeats the job's call until it is finished, and then requests all data on the screen again. `onProgress` is told how
 * much is done. Throws SaveError. Unless the server refused the job, running the same job again continues it.
 */
export async function runJob<Key extends JobRouteKey>(
  job: PendingJob & { readonly route: Key },
  failure: FailureText,
  onProgress: (progress: DoneOfTotal) => void,
): Promise<RouteResponse<Key>> {
  dismissUndoOffer();
  const before = readPendingJob(job.tournamentId);
  const about = saveNameOf(requestOf(job));
  if (!isResolution(job)) rememberPendingJob(job);
  runningStore.set([...runningStore.get(), job.tournamentId]);
  try {
    const answer = await repeatUntilDone(job, onProgress);
    forgetPendingJob(job);
    dismissErrorsAbout(about);
    return answer as RouteResponse<Key>;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isRefusal) {
      if (before && error.code === 'job-under-way') rememberPendingJob(before);
      else forgetPendingJob(job);
    }
    throw new SaveError(failure, error, about);
  } finally {
    const others = runningStore.get();
    runningStore.set(others.toSpliced(others.indexOf(job.tournamentId), 1));
    // After a failure too: a clash with another change undoes what was done, and the screen may show some of it.
    reloadScreenData();
  }
}

/** Finishing or undoing a job that is already there; the job itself stays the one to go on with. */
const isResolution = ({ route }: PendingJob): boolean => route === 'POST /tournaments/{id}/fixture/job';

async function repeatUntilDone(job: PendingJob, onProgress: (progress: DoneOfTotal) => void): Promise<unknown> {
  const request = { ...requestOf(job), retryKey: job.retryKey };
  for (let failures = 0; ; ) {
    try {
      const { content, isUnderWay } = await requestAnswer(request);
      if (!isUnderWay) return content;
      failures = 0;
      onProgress(content as DoneOfTotal);
    } catch (error) {
      const pause = error instanceof ApiError && error.isTemporary ? pausesAfterFailureMs[failures] : undefined;
      if (pause === undefined) throw error;
      failures += 1;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}
