/** Changes a group's name and teams; absent teams are kept. */
import { pickFields, withDefaults } from '#shared/domain/fields.ts';
import { groupForm, group as schema } from '#shared/domain/schemas/group.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { Problem } from '../platform/problem.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { getGroup, groupReplacement } from '../platform/table/groups.ts';
import { demandTeams } from '../platform/table/teams.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { demandFreeTeams, demandNoGroupMatches, membershipWrites } from './membership.ts';

export function updateGroup(call: CallOf<'PUT /groups/{id}'>) {
  return untilUnchanged(async () => {
    const before = await getGroup(call.params.id);
    const { version: _seen, tournamentId = before.tournamentId, ...form } = call.body;
    const after = withDefaults(form, pickFields(groupForm, before));
    const { teamIds } = after;
    await demandTeams(teamIds.filter((id) => !before.teamIds.includes(id)));
    await demandSeen(call, before.version, () => only(schema, before));
    if (tournamentId !== before.tournamentId) throw new Problem('conflict', 'Un grupo no puede cambiar de torneo.');
    const tournament = await getTournament(before.tournamentId);
    const leaving = before.teamIds.filter((id) => !teamIds.includes(id));
    await demandNoGroupMatches(before.tournamentId, before.id, leaving);
    await demandFreeTeams(before.tournamentId, before.id, teamIds);
    const { stored, write } = groupReplacement(before, after, call.author);
    await commit([write, ...membershipWrites(tournament, teamIds, call.author)]);
    return only(schema, stored);
  });
}
