/** Deletes a group without matches; its teams stay in the tournament. */
import { group as schema } from '#shared/domain/schemas/group.ts';
import { requireVersion } from '../platform/http/call.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { getGroup, writesToDeleteGroup } from '../platform/table/groups.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { requireNoGroupMatches, writesToEnrolGroupTeams } from './membership.ts';

export async function deleteGroup(call: CallOfRoute<'DELETE /groups/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const group = await getGroup(call.params.id);
    await requireVersion(call, group.version, () => pickFields(schema, group));
    const tournament = await getTournament(group.tournamentId);
    await requireNoGroupMatches(group.tournamentId, group.id);
    await commit([...writesToDeleteGroup(group, call.author), ...writesToEnrolGroupTeams(tournament, [], call.author)]);
  });
}
