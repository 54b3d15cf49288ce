/**
 * POST /tournaments/{id}/changes/undo: takes back the last change of a result, an event, a schedule, a sanction or a
 * notice. It is a save like any other, by the same rules, on condition of the version that the change left.
 */
import type { Change } from '#shared/domain/schemas/change.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import type { StoredChange } from '../../competition/changes/change-entry.ts';
import { findChange } from '../../competition/changes/changes.ts';
import { presentChanges } from '../../competition/changes/present-changes.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { commit, dropRepeatedChecks, retryOnConflict, type TableWrite } from '../../platform/table/commit.ts';
import { requireLastChange } from './require-last.ts';
import { undoEventWrites } from './undo-event.ts';
import { undoMatchWrites } from './undo-match.ts';
import { undoNoticeWrites } from './undo-notice.ts';
import { undoSanctionWrites } from './undo-sanction.ts';

export async function undoChange(request: RequestOfRoute<'POST /tournaments/{id}/changes/undo'>): Promise<Change> {
  const { params, body, author, now } = request;
  await getTournament(params.id);
  const change = await findChange(params.id, body.changeId, now);
  if (!change) throw notFoundProblem('Ese cambio no existe, o pasó más de un año.');
  await retryOnConflict(async () => {
    await requireLastChange(change, now);
    await refuseAsConflict(async () => commit(dropRepeatedChecks(await undoWrites(change, author, now))));
  });
  const [undone] = await presentChanges([change], now);
  return { ...(undone as Change), canUndo: false };
}

function undoWrites(change: StoredChange, author: Authorship, now: Date): Promise<TableWrite[]> {
  if (change.of === 'notice') return undoNoticeWrites(change, author, now);
  if (change.of === 'sanction') return undoSanctionWrites(change, author);
  return change.of === 'event' ? undoEventWrites(change, author) : undoMatchWrites(change, author);
}

/** What the rules refuse is no mistake in the request, but something that stands in the way now. */
async function refuseAsConflict(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 400 && error.status !== 404)) throw error;
    throw new Problem('conflict', `No se puede deshacer. ${reasonOf(error)}`);
  }
}

/** Fields whose problem is not understood without their name: whoever undoes a change sees no form with fields. */
const fieldNames: Readonly<Record<string, string>> = {
  minute: 'Minuto',
  homeTeamId: 'Local',
  awayTeamId: 'Visitante',
  assistantId: 'Asistente',
};

function reasonOf({ errors, message }: Problem): string {
  const [first] = errors;
  if (!first) return message;
  const name = fieldNames[first.path];
  const sentence = first.message.replace(/\.?$/, '.');
  return name ? `${name}: ${sentence}` : sentence;
}
