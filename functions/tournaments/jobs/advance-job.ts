/**
 * Goes on with a job: one transaction after another until it has ended or the call's time is over. Every transaction
 * advances the job's own item from the state that was read, so that two callers can never do the same step twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type BulkChange, isUndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import type { ApiRequest } from '../../competition/api/request.ts';
import { groupedMatchesOf, markUndoneWrite, storeChangeGroupWrite } from '../../competition/changes/change-groups.ts';
import {
  findJob,
  type JobContent,
  readJobContent,
  removeJobWrites,
  type StoredJob,
  updateJobWrite,
} from '../../competition/records/jobs.ts';
import { withBands } from '../../competition/records/tournament-bands.ts';
import { getTournament, prepareTournamentReplacement } from '../../competition/records/tournaments.ts';
import { UnfinishedJob } from '../../platform/http/answer.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { commit, OptimisticLockError, type TableWrite } from '../../platform/table/commit.ts';
import { maxWritesInTransaction } from '../../platform/table/entities.ts';
import { storeAnswerWrite } from '../../platform/table/idempotency.ts';
import { mayStartWrite, resultBeforeAnswer } from '../../platform/table/write-window.ts';
import { type Endings, rulesOfKind } from './job-kinds.ts';
import { prepareStep } from './prepare-step.ts';
import { progressOf } from './problems.ts';

/** How a job ended: all of it was done, or all of it was undone, for a reason or because somebody asked for it. */
export type JobEnd =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'undone'; readonly reason: Problem | null };

type CarryingCall = Pick<ApiRequest, 'author' | 'now'>;

/** Items of a transaction that may belong to matches: one is the job's own. */
const itemsOfStep = maxWritesInTransaction - 1;
const longestPauseMs = 50;

/** Returns the end of the job, or its progress when the call's time is over before. */
export function carryOn(job: StoredJob, request: CarryingCall): Promise<JobEnd | UnfinishedJob> {
  const latest = { job };
  const progress = () => new UnfinishedJob(progressOf(latest.job));
  return resultBeforeAnswer(takeSteps(latest, request), progress);
}

/** Takes steps while the call may start writes, and keeps in `latest` the job as it was last read or written. */
async function takeSteps(latest: { job: StoredJob }, request: CarryingCall): Promise<JobEnd | UnfinishedJob> {
  const content = await readJobContent(latest.job);
  if (!content) throw endedMeanwhileProblem();
  while (mayStartWrite()) {
    const result = await takeStep(latest.job, content, request);
    if ('ended' in result) return result.ended;
    latest.job = result.job;
  }
  return new UnfinishedJob(progressOf(latest.job));
}

type StepResult = { readonly job: StoredJob } | { readonly ended: JobEnd };

async function takeStep(job: StoredJob, content: JobContent, request: CarryingCall): Promise<StepResult> {
  try {
    if (job.state === 'undoing')
      return job.done === 0 ? await endUndone(job) : await advance(job, content, request, 'undo');
    return job.done === job.total ? await endDone(job, content, request) : await advance(job, content, request, 'do');
  } catch (error) {
    if (error instanceof OptimisticLockError) return { job: await readAgain(job) };
    if (!(error instanceof Problem)) throw error;
    // Too many others write at the moment: the step is tried again while there is time.
    if (error.status >= 500) return { job };
    // On the way back there is nothing better to go back to: the job stays, and the sentence says what is in its way.
    if (job.state === 'undoing') throw stuckProblem(error);
    return { job: await turnBack(job, error, request) };
  }
}

/** Applies, or takes back, as many changes as fit into one transaction. */
async function advance(
  job: StoredJob,
  { changes }: JobContent,
  request: CarryingCall,
  direction: 'do' | 'undo',
): Promise<StepResult> {
  const tournament = await getTournament(job.tournamentId);
  const next = direction === 'do' ? changes.slice(job.done) : changes.slice(0, job.done).reverse();
  const { writes, count } = await prepareStep(tournament, next, direction, authorOfStep(job, request), {
    items: itemsOfStep,
  });
  const done = direction === 'do' ? job.done + count : job.done - count;
  const { stored, write } = updateJobWrite(job, { done, progressAt: progressTime(request.now) });
  await commit([...writes, write]);
  return { job: stored };
}

/** The time of a step: that of the call, and what has passed since. */
const progressTime = (now: Date): number => Math.max(now.getTime(), Date.now());

async function readAgain(job: StoredJob): Promise<StoredJob> {
  await sleep(Math.random() * longestPauseMs);
  const current = await findJob(job.tournamentId);
  if (current?.jobId !== job.jobId) throw endedMeanwhileProblem();
  return current;
}

const endedMeanwhileProblem = (): Problem =>
  new Problem('conflict', 'Ese cambio terminó mientras tanto: fijate cómo quedó el fixture.');

async function turnBack(job: StoredJob, { code, message }: Problem, { now }: CarryingCall): Promise<StoredJob> {
  const isKept = code === 'busy' || code === 'changed-since';
  const reason = { code: isKept ? code : ('conflict' as const), message };
  const { stored, write } = updateJobWrite(job, { state: 'undoing', reason, progressAt: progressTime(now) });
  try {
    await commit([write]);
    return stored;
  } catch (error) {
    if (error instanceof OptimisticLockError) return readAgain(job);
    throw error;
  }
}

/** Ends a job whose changes are all applied: the tournament's own fields, and what the same call is answered again. */
async function endDone(job: StoredJob, { changes, ending }: JobContent, request: CarryingCall): Promise<StepResult> {
  const rules = rulesOfKind(job.jobKind);
  const before = await getTournament(job.tournamentId);
  const fields = rules.tournamentAtEnd(ending as never, before);
  const changed = fields && prepareTournamentReplacement(before, fields, authorOfStep(job, request));
  const answer = rules.answer(job.total, await withBands(changed?.stored ?? before), ending as never);
  const others = await rules.writesAtEnd?.(ending as never, authorOfStep(job, request), request.now);
  const bulk = changed || job.total > 0 ? rules.bulkChange(ending as never, before) : null;
  await commit([
    ...removeJobWrites(job),
    ...(changed ? [changed.write] : []),
    ...(others ?? []),
    ...(bulk ? [keepGroupWrite(job, bulk, { changes, ending }, request)] : []),
    ...(bulk?.kind === 'undo' ? [markUndoneWrite(job.tournamentId, bulk.groupId)] : []),
    ...answerWrites(job, answer, request.now),
  ]);
  return { ended: { kind: 'done', answer } };
}

/** What a job writes names its group in 'Cambios', whoever carries it on. */
const authorOfStep = ({ jobId }: StoredJob, { author }: CarryingCall): Authorship => ({
  ...author,
  changeGroupId: jobId,
});

function keepGroupWrite(
  { jobId, tournamentId, request, total }: StoredJob,
  bulk: BulkChange,
  { changes, ending }: JobContent,
  { author }: CarryingCall,
): TableWrite {
  const { takenOver = [] } = (bulk.kind === 'undo' ? ending : {}) as Partial<Endings['undo']>;
  const matches = isUndoableBulkChange(bulk) ? groupedMatchesOf(changes) : takenOver;
  const group = { groupId: jobId, tournamentId, bulk, count: total, matches };
  return storeChangeGroupWrite(group, { by: request.userId, at: author.at });
}

const answerWrites = ({ request }: StoredJob, answer: unknown, now: Date): TableWrite[] =>
  request.key ? [storeAnswerWrite(request.key, now, answer)] : [];

async function endUndone(job: StoredJob): Promise<StepResult> {
  await commit(removeJobWrites(job));
  const { reason } = job;
  return { ended: { kind: 'undone', reason: reason && new Problem(reason.code, undoneText(reason.message)) } };
}

const undoneText = (why: string): string => `${why} No se cambió nada: lo hecho se deshizo.`;

const stuckProblem = ({ code, message }: Problem): Problem =>
  new Problem(code, `No se pudo deshacer del todo. ${message} Resolvé eso y volvé a pedirlo.`);
