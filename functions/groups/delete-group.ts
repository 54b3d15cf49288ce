/** Deletes a group without matches; its teams stay in the tournament. */
import { group as schema } from '#shared/domain/schemas/group.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { deleteGroupWrites, getGroup } from '../competition/records/groups.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { enrolGroupTeamsWrites, requireNoGroupMatches } from './membership.ts';

export async function deleteGroup(request: RequestOfRoute<'DELETE /groups/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const group = await getGroup(request.params.id);
    await requireVersion(request, group.version, () => pickFields(schema, group));
    const tournament = await getTournament(group.tournamentId);
    await requireNoGroupMatches(group.tournamentId, group.id);
    await commit([
      ...deleteGroupWrites(group, request.author),
      ...enrolGroupTeamsWrites(tournament, [], request.author),
    ]);
  });
}
