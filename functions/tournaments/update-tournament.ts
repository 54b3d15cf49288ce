/** Changes a tournament. A body without participants, rules, exceptions, adjustments or bands keeps the stored ones. */
import { isDeepStrictEqual } from 'node:util';
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { type Adjustment, tournament as schema, tournamentForm } from '#shared/domain/schemas/tournament.ts';
import { mergeRules } from '#shared/domain/tournament-rules.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { type ApiRequest, requireVersion } from '../competition/api/request.ts';
import { createChangeGroupId, storeChangeGroupWrite } from '../competition/changes/change-groups.ts';
import { overlapProblem } from '../competition/matches/overlap-problem.ts';
import { findOverlapAtLength } from '../competition/records/bookings.ts';
import { leaveGroupsWrites, listGroupsOfTournament } from '../competition/records/groups.ts';
import { listMatchesOfTournament } from '../competition/records/matches.ts';
import { requireTeams, teamsExistChecks } from '../competition/records/teams.ts';
import { withBands } from '../competition/records/tournament-bands.ts';
import {
  getTournament,
  prepareTournamentReplacement,
  type StoredTournament,
} from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { writesForPlayoffDrawRule } from './change-playoff-draw-rule.ts';
import { requireAdjustedTeamsTakePart, requireEndNotBeforeStart, requireMayLeave } from './participants.ts';

export function updateTournament(request: RequestOfRoute<'PUT /tournaments/{id}'>): Promise<StoredTournament> {
  const { body } = request;
  requireEndNotBeforeStart(body);
  return saveTournamentEdit(request, request.params.id, (before) => {
    const { version: _seen, rules, eligibilityExceptions = before.eligibilityExceptions ?? [], ...form } = body;
    const after = fillAbsentFields(form, pickFormFields(tournamentForm, before));
    const entered = after.adjustments.filter(({ sanctionId }) => sanctionId === undefined);
    if (body.adjustments) requireAdjustedTeamsTakePart(entered, after.teamIds);
    // Those of sanctions come and go with bulletins alone.
    const ofSanctions = before.adjustments.filter(({ sanctionId }) => sanctionId !== undefined);
    return {
      ...after,
      adjustments: [...entered, ...ofSanctions],
      rules: mergeRules(before.rules, rules),
      eligibilityExceptions,
    };
  });
}

export function replaceParticipants(request: RequestOfRoute<'PUT /tournaments/{id}/teams'>): Promise<StoredTournament> {
  return saveTournamentEdit(request, request.params.id, () => ({ teamIds: request.body.teamIds }));
}

type TournamentEdit = Partial<Parameters<typeof prepareTournamentReplacement>[1]>;

function saveTournamentEdit(
  request: Pick<ApiRequest, 'seenVersion' | 'author' | 'now'>,
  id: number,
  edit: (before: StoredTournament) => TournamentEdit,
): Promise<StoredTournament> {
  return retryOnConflict(async () => {
    const before = await getTournament(id);
    const fields = { ...before, ...edit(before) };
    const leaving = before.teamIds.filter((teamId) => !fields.teamIds.includes(teamId));
    const joining = fields.teamIds.filter((teamId) => !before.teamIds.includes(teamId));
    await requireTeams(joining);
    await requireVersion(request, before.version, async () => pickFields(schema, await withBands(before)));
    await requireMayLeave(before, leaving);
    if (fields.rules.matchMinutes > before.rules.matchMinutes)
      await requireNoOverlapAtMatchLength(id, fields.rules.matchMinutes);
    const adjustments = fields.adjustments.filter(({ teamId }) => !leaving.includes(teamId));
    const withdrawals = fields.withdrawals.filter(({ teamId }) => !leaving.includes(teamId));
    const isAdjusted = !isDeepStrictEqual(fields.adjustments, before.adjustments);
    const group = isAdjusted ? prepareAdjustmentsGroup(before, adjustments, request) : null;
    const author = { ...request.author, changeGroupId: group?.groupId };
    const { stored, write } = prepareTournamentReplacement(before, { ...fields, adjustments, withdrawals }, author);
    const groups = leaving.length > 0 ? await listGroupsOfTournament(id) : [];
    const draw = await writesForPlayoffDrawRule(before, fields.rules.playoffDraw, request.author);
    const membership = [
      ...teamsExistChecks(joining, request.author),
      ...leaveGroupsWrites(groups, leaving, request.author),
    ];
    await commit([write, ...(group ? [group.write] : []), ...membership, ...draw]);
    return stored;
  });
}

/** What stands in 'Cambios' for new adjustments of points, whatever else the same edit changes. */
function prepareAdjustmentsGroup(
  { id, adjustments: before }: StoredTournament,
  after: readonly Adjustment[],
  { author, now }: Pick<ApiRequest, 'author' | 'now'>,
) {
  const groupId = createChangeGroupId(now);
  const bulk = { kind: 'adjustments', before, after } as const;
  const write = storeChangeGroupWrite({ groupId, tournamentId: id, bulk, count: 0, matches: [] }, author);
  return { groupId, write };
}

/** Throws 409, naming the first overlap, when matches lasting `matchMinutes` would overlap other matches. */
async function requireNoOverlapAtMatchLength(tournamentId: number, matchMinutes: number): Promise<void> {
  const matches = await listMatchesOfTournament(tournamentId);
  const overlap = await findOverlapAtLength(matches, tournamentId, matchMinutes);
  if (overlap) throw await overlapProblem(overlap);
}
