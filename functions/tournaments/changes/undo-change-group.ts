/**
 * POST /tournaments/{id}/changes/groups/{groupId}/undo: takes back all of a bulk change, as a job over its matches. Each
 * must stand as the bulk change left it; what it then returns to is checked as for any job.
 */
import { isUndoableBulkChange } from '#shared/domain/changes/bulk-change.ts';
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import {
  findChangeGroup,
  readGroupedMatches,
  type StoredChangeGroup,
} from '../../competition/changes/change-groups.ts';
import { findChangedSince } from '../../competition/changes/changed-since.ts';
import type { MatchChange } from '../../competition/records/jobs.ts';
import { listMatchLineups } from '../../competition/records/lineups.ts';
import { listMatchesOfTournament, type StoredMatch } from '../../competition/records/matches.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';
import { type JobPlan, runJob } from '../jobs/run-job.ts';
import { findMatchesTakenOver, leaveToWithdrawnRivals, wayBack } from './taken-over.ts';

type UndoGroupCall = RequestOfRoute<'POST /tournaments/{id}/changes/groups/{groupId}/undo'>;

export const undoChangeGroup = (request: UndoGroupCall) => runJob(request, 'undo', () => planUndo(request));

async function planUndo({ params: { id, groupId }, now }: UndoGroupCall): Promise<JobPlan<'undo'>> {
  const [tournament, group] = await Promise.all([getTournament(id), findChangeGroup(id, groupId, now)]);
  if (!group) throw notFoundProblem('Ese cambio no existe, o pasó más de un año.');
  const { bulk } = group;
  if (!isUndoableBulkChange(bulk)) throw new Problem('conflict', 'Un cambio de este tipo no se deshace.');
  if (group.isUndone) throw new Problem('changed-since', 'Ese cambio ya está deshecho.');
  const [listed, lineups] = await Promise.all([listMatchesOfTournament(id), listMatchLineups(id)]);
  const matches = new Map(listed.map((match) => [match.id, match]));
  await requireUnchanged(group, { tournament, matches });
  const grouped = readGroupedMatches(group);
  // In the opposite order, each match finds the time free that it had before.
  const own = grouped.toReversed().map((each): MatchChange => {
    const current = matches.get(each.id) as StoredMatch;
    if (each.before !== null) return wayBack(each, each.before, groupId);
    return { id: each.id, before: current, after: null, lineups: lineups.get(each.id) ?? [] };
  });
  const taken = bulk.kind === 'withdraw' ? await findMatchesTakenOver(bulk.withdrawal.teamId, listed, now) : [];
  const { changes, takenOver } = leaveToWithdrawnRivals([...own, ...taken], matches, tournament, bulk);
  const others = listed.filter((match) => !grouped.some((each) => each.id === match.id));
  const hasStarted = others.some(isMatchStarted) || takenOver.length > 0;
  const pending = 'starts' in bulk && bulk.starts === true && !hasStarted;
  return { tournament, changes, ending: { groupId, of: bulk, pending, takenOver } };
}

async function requireUnchanged(
  group: StoredChangeGroup,
  state: Parameters<typeof findChangedSince>[1],
): Promise<void> {
  const [changed] = await findChangedSince([group], state);
  if (changed) throw new Problem('changed-since', changed.detail, { errors: changed.errors });
}
