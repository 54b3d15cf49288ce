/** Creates a group; its teams join the tournament. */
import { withDefaults } from '#shared/domain/fields.ts';
import { groupDefaults, group as schema } from '#shared/domain/schemas/group.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { invalidField } from '../platform/problem.ts';
import { untilUnchanged } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { groupCreation } from '../platform/table/groups.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { demandTeams } from '../platform/table/teams.ts';
import { findTournament } from '../platform/table/tournaments.ts';
import { demandFreeTeams, membershipWrites } from './membership.ts';

export async function createGroup(call: CallOf<'POST /groups'>) {
  const form = withDefaults(call.body, groupDefaults);
  const { tournamentId, teamIds } = form;
  const id = await nextId('GROUP');
  return untilUnchanged(async () => {
    const tournament = await findTournament(tournamentId);
    if (!tournament) throw invalidField('tournamentId', 'Ese torneo no existe');
    await demandTeams(teamIds);
    await demandFreeTeams(tournamentId, id, teamIds);
    const { stored, writes } = groupCreation({ id, ...form }, call.author);
    return commitOnce(call, [...writes, ...membershipWrites(tournament, teamIds, call.author)], only(schema, stored));
  });
}
