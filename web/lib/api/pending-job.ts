/**
 * Remembers a job that this browser has begun, with its Idempotency-Key, so that a closed or reloaded page can go on with
 * it. A job belongs to one tournament, and a tournament has one job at most; its key belongs to the user, who takes it along
 * at a logout.
 */
import type { Api } from '#shared/contract/index.ts';
import { readDraft, saveDraft } from '../saved-drafts.ts';
import type { ApiRouteKey } from './typed-request.ts';

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

const draftNameOf = (tournamentId: number): string => `trabajo ${tournamentId}`;

/** Silently does nothing where the browser keeps no data: the job then lasts as long as the page. */
export const rememberPendingJob = (job: PendingJob): void => saveDraft(draftNameOf(job.tournamentId), job, 'device');

export const forgetPendingJob = ({ tournamentId }: Pick<PendingJob, 'tournamentId'>): void =>
  saveDraft(draftNameOf(tournamentId), null, 'device');

/** The job of the tournament that this browser began and did not see finished. */
export const readPendingJob = (tournamentId: number): PendingJob | undefined =>
  readDraft<PendingJob>(draftNameOf(tournamentId), 'device') ?? undefined;
