/**
 * Remembers a job that this browser has begun, with its Idempotency-Key, so that a closed or reloaded page can go on with
 * it. A job belongs to one tournament, and a tournament has one job at most.
 */
import type { Api } from '#shared/contract/index.ts';
import type { ApiRouteKey } from './call.ts';

/** The routes of a tournament that the contract declares as jobs. */
export type JobRouteKey = {
  [Key in ApiRouteKey]: Api[Key] extends { readonly job: unknown } ? Key : never;
}[ApiRouteKey];

export interface PendingJob {
  readonly route: JobRouteKey;
  readonly tournamentId: number;
  /** The bulk change that the job undoes; absent in every other job. */
  readonly groupId?: string;
  /** What is sent with every call; undefined for a deletion. */
  readonly body: unknown;
  readonly retryKey: string;
}

const storageKeyOf = (tournamentId: number): string => `pendingJob${tournamentId}`;

/** Silently does nothing where the browser keeps no data: the job then lasts as long as the page. */
export function rememberPendingJob(job: PendingJob): void {
  try {
    localStorage.setItem(storageKeyOf(job.tournamentId), JSON.stringify(job));
  } catch {}
}

export function forgetPendingJob({ tournamentId }: Pick<PendingJob, 'tournamentId'>): void {
  try {
    localStorage.removeItem(storageKeyOf(tournamentId));
  } catch {}
}

/** The job of the tournament that this browser began and did not see finished. */
export function readPendingJob(tournamentId: number): PendingJob | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKeyOf(tournamentId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
