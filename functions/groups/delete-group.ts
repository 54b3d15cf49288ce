/** Deletes a group without matches; its teams stay in the tournament. */
import { group as schema } from '#shared/domain/schemas/group.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { getGroup, groupRemoval } from '../platform/table/groups.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { demandNoGroupMatches, membershipWrites } from './membership.ts';

export async function deleteGroup(call: CallOf<'DELETE /groups/{id}'>): Promise<undefined> {
  await untilUnchanged(async () => {
    const group = await getGroup(call.params.id);
    await demandSeen(call, group.version, () => only(schema, group));
    const tournament = await getTournament(group.tournamentId);
    await demandNoGroupMatches(group.tournamentId, group.id);
    await commit([...groupRemoval(group), ...membershipWrites(tournament, [], call.author)]);
  });
}
