/** Changes a group's name and teams; without `teamIds` in the body the group keeps its teams. */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { groupForm, group as schema } from '#shared/domain/schemas/group.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { getGroup, prepareGroupReplacement } from '../competition/records/groups.ts';
import { requireTeams } from '../competition/records/teams.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { enrolGroupTeamsWrites, requireNoGroupMatches, requireTeamsWithoutGroup } from './membership.ts';

export function updateGroup(request: RequestOfRoute<'PUT /groups/{id}'>) {
  return retryOnConflict(async () => {
    const before = await getGroup(request.params.id);
    const { version: _seen, tournamentId = before.tournamentId, ...form } = request.body;
    const after = fillAbsentFields(form, pickFormFields(groupForm, before));
    const { teamIds } = after;
    await requireTeams(teamIds.filter((id) => !before.teamIds.includes(id)));
    await requireVersion(request, before.version, () => pickFields(schema, before));
    if (tournamentId !== before.tournamentId) throw new Problem('conflict', 'Un grupo no puede cambiar de torneo.');
    const tournament = await getTournament(before.tournamentId);
    const leaving = before.teamIds.filter((id) => !teamIds.includes(id));
    await requireNoGroupMatches(before.tournamentId, before.id, leaving);
    await requireTeamsWithoutGroup(before.tournamentId, before.id, teamIds);
    const { stored, write } = prepareGroupReplacement(before, after, request.author);
    await commit([write, ...enrolGroupTeamsWrites(tournament, teamIds, request.author)]);
    return pickFields(schema, stored);
  });
}
