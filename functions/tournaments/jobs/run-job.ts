/** Starts a job, or goes on with it when the same call began it; another one has to wait. */

import type { ApiRequest } from '../../competition/api/request.ts';
import { createChangeGroupId } from '../../competition/changes/change-groups.ts';
import {
  findJob,
  type JobKind,
  type JobRequest,
  type MatchChange,
  type StoredJob,
  storeJobWrites,
} from '../../competition/records/jobs.ts';
import { enrolTeamsWrite, type StoredTournament } from '../../competition/records/tournaments.ts';
import { UnfinishedJob } from '../../platform/http/answer.ts';
import { allOrFirstError, Problem } from '../../platform/problem.ts';
import { commit, retryOnConflict } from '../../platform/table/commit.ts';
import { unansweredCheck } from '../../platform/table/idempotency.ts';
import { carryOn } from './advance-job.ts';
import type { Answers, Endings } from './job-kinds.ts';
import { prepareStep } from './prepare-step.ts';
import { jobUnderWayProblem } from './problems.ts';

export type RequestOfJob = Pick<ApiRequest, 'caller' | 'retryKey' | 'now' | 'author'> & {
  readonly params: { readonly id: number };
};

/** What a job will do, as decided from the tournament that was read. */
export interface JobPlan<Kind extends JobKind> {
  readonly tournament: StoredTournament;
  /** In the order in which they are applied: but within one `group`, none needs a time that a later one still holds. */
  readonly changes: readonly MatchChange[];
  readonly ending: Endings[Kind];
}

/**
 * Runs a call of a job. `plan` reads and checks what the request means, and is asked only when no job is under way.
 * Nothing is written unless every change was checked. Throws 409 `job-under-way` for another job.
 */
export async function runJob<Kind extends JobKind>(
  request: RequestOfJob,
  kind: Kind,
  plan: () => Promise<JobPlan<Kind>>,
): Promise<Answers[Kind] | UnfinishedJob> {
  const job = await findOrStart(request, kind, plan);
  const end = await carryOn(job, request);
  if (end instanceof UnfinishedJob) return end;
  if (end.kind === 'done') return end.answer as Answers[Kind];
  throw end.reason ?? new Problem('conflict', 'Otra persona deshizo este cambio: no quedó nada de él.');
}

const requestOf = ({ caller, retryKey }: RequestOfJob): JobRequest => ({ userId: caller?.id ?? 0, key: retryKey });

function findOrStart<Kind extends JobKind>(
  request: RequestOfJob,
  kind: Kind,
  plan: () => Promise<JobPlan<Kind>>,
): Promise<StoredJob> {
  return retryOnConflict(async () => {
    const job = await findJob(request.params.id);
    if (job && isSameRequest(job, request, kind)) return job;
    const [, planned] = await allOrFirstError([requireNoJob(job, request.now), plan()]);
    return storeJob(request, kind, planned);
  });
}

/** Checks every change of a job and stores it; nothing of it is carried out yet. */
async function storeJob<Kind extends JobKind>(
  request: RequestOfJob,
  kind: Kind,
  { tournament, changes, ending }: JobPlan<Kind>,
): Promise<StoredJob> {
  const { caller, now, author, retryKey } = request;
  await prepareStep(tournament, changes, 'do', author);
  const { stored, writes } = storeJobWrites(
    {
      jobId: createChangeGroupId(now),
      tournamentId: tournament.id,
      jobKind: kind,
      request: requestOf(request),
      byName: `${caller?.firstName ?? ''} ${caller?.lastName ?? ''}`.trim(),
      startedAt: now.getTime(),
      progressAt: now.getTime(),
      state: 'doing',
      done: 0,
      total: changes.length,
      reason: null,
      resolution: null,
    },
    { changes, ending },
  );
  const enrolment = enrolTeamsWrite(tournament, [], author, { isAlone: true });
  await commit([...writes, enrolment, ...(retryKey ? [unansweredCheck(retryKey, now)] : [])]);
  return stored;
}

/** Throws 422 when the same key came with another request. */
function isSameRequest({ request: begun, jobKind }: StoredJob, request: RequestOfJob, wanted: JobKind): boolean {
  const { userId, key } = requestOf(request);
  if (begun.userId !== userId || begun.key?.key !== key?.key) return false;
  if (!key) return jobKind === wanted;
  if (begun.key?.hash === key.hash) return true;
  throw new Problem('idempotency-key-reused', 'Esa Idempotency-Key ya se usó para otro pedido.');
}

async function requireNoJob(job: StoredJob | undefined, now: Date): Promise<void> {
  if (job) throw await jobUnderWayProblem(job, now);
}
