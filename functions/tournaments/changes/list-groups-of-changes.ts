/** GET /tournaments/{id}/changes/groups: the bulk changes of a tournament, and which of them can still be undone. */
import { limits } from '#shared/domain/limits.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { listChangeGroups } from '../../competition/changes/change-groups.ts';
import { presentChangeGroups } from '../../competition/changes/present-change-groups.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { cutPageRead, readPositionFromCursor } from '../../platform/http/paging.ts';

export async function listGroupsOfChanges(request: RequestOfRoute<'GET /tournaments/{id}/changes/groups'>) {
  const { params, query, now } = request;
  const tournament = await getTournament(params.id);
  const { limit = limits.listPage } = query;
  const before = readPositionFromCursor(query, 'string');
  const read = await listChangeGroups(params.id, { before, limit: limit + 1, now });
  return cutPageRead(
    request,
    read,
    ({ groupId }) => [groupId],
    (page) => presentChangeGroups(page, tournament),
  );
}
