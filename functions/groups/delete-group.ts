/** Deletes a group without matches; its teams stay in the tournament. */
import { group as schema } from '#shared/domain/schemas/group.ts';
import { requireVersion } from '../competition/api/call.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { getGroup, writesToDeleteGroup } from '../competition/records/groups.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
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
