/**
 * A run compares every published document with what it should be and repairs those that differ: tournament by
 * tournament, then the documents over all of them. It may take several invocations, each of which resumes where the
 * last one stopped or was killed.
 */
import { publishTournament } from '../platform/documents/publish.ts';
import { repairOverallDocuments } from '../platform/documents/publish-overall.ts';
import { logFailure } from '../platform/log.ts';
import { requestPagesOf } from '../platform/pages/request-pages.ts';
import type { DocumentScope } from '../platform/table/keys.ts';
import {
  initialProgress,
  type ReconcileProgress,
  readReconcileProgress,
  storeReconcileProgress,
} from '../platform/table/reconcile-progress.ts';
import { storeMissingBands } from '../platform/table/tournament-bands.ts';
import { findTournament, listTournaments } from '../platform/table/tournaments.ts';

export interface ReconcileResult {
  readonly run: string;
  /** How many of the `total` scopes were tried; a scope is a tournament, or all tournaments together. */
  readonly done: number;
  readonly total: number;
  readonly isFinished: boolean;
  /** The scopes that could not be published; the reasons are in the log. */
  readonly failed: readonly DocumentScope[];
}

interface ReconcileOptions {
  readonly run: string;
  /** No scope is started after this time (milliseconds since 1970), but at least one, so that every call progresses. */
  readonly until: number;
  /** Whether a finished run is carried out again as a whole; otherwise only the scopes that failed are tried again. */
  readonly anew: boolean;
}

/**
 * Continues a run until it is finished or the time is up. A scope that cannot be published does not stop the others; a
 * finished run with failures retries only those, and then the documents over all tournaments. Two invocations of one
 * run at the same time share its progress: each continues from what the other has stored.
 */
export async function continueRun({ run, until, anew }: ReconcileOptions): Promise<ReconcileResult> {
  const tournamentIds = (await listTournaments()).map(({ id }) => id).sort((a, b) => a - b);
  let progress = progressToContinue(await readReconcileProgress(run), anew);
  if (!progress.isFinished)
    do {
      const scope = scopesLeft(progress, tournamentIds)[0] ?? 'ALL';
      const tried = progressAfter(progress, scope, await publishScope(scope));
      progress = await storeReconcileProgress(run, tried, new Date());
    } while (!progress.isFinished && Date.now() < until);

  const { isFinished, failed } = progress;
  const total = tournamentIds.length + 1;
  return { run, done: total - scopesLeft(progress, tournamentIds).length, total, isFinished, failed };
}

/** Whether a run has finished and published everything. */
export const isDone = ({ isFinished, failed }: ReconcileProgress): boolean => isFinished && failed.length === 0;

function progressToContinue(stored: ReconcileProgress, anew: boolean): ReconcileProgress {
  const { isFinished, failed, step } = stored;
  if (isFinished && anew) return { ...initialProgress, step };
  if (!isFinished || isDone(stored)) return stored;
  return { ...initialProgress, retriedTournamentIds: failed.filter((scope) => scope !== 'ALL'), step };
}

function scopesLeft(
  { retriedTournamentIds, lastTournamentId, isFinished }: ReconcileProgress,
  all: readonly number[],
): DocumentScope[] {
  if (isFinished) return [];
  const tournaments = all.filter((id) => id > lastTournamentId && (retriedTournamentIds?.includes(id) ?? true));
  return [...tournaments, 'ALL'];
}

function progressAfter(before: ReconcileProgress, scope: DocumentScope, isPublished: boolean): ReconcileProgress {
  const failed = isPublished ? before.failed : [...before.failed, scope];
  return scope === 'ALL' ? { ...before, failed, isFinished: true } : { ...before, failed, lastTournamentId: scope };
}

async function repairTournament(id: number, now: Date, preparePages: ReturnType<typeof requestPagesOf>): Promise<void> {
  const tournament = await findTournament(id);
  if (tournament) await storeMissingBands(tournament);
  await publishTournament(id, now, { preparePages, verifyContents: true });
}

/** Repairs the documents of a scope; false, after logging, when that fails. */
async function publishScope(scope: DocumentScope): Promise<boolean> {
  const now = new Date();
  try {
    const preparePages = requestPagesOf(scope, now, 'changed');
    if (scope === 'ALL') await repairOverallDocuments(now, preparePages);
    else await repairTournament(scope, now, preparePages);
    return true;
  } catch (error) {
    logFailure(error);
    return false;
  }
}
