/** The Lambda of /api/groups. */
import { groups as routes } from '#shared/contract/groups.ts';
import { group } from '#shared/domain/schemas/group.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { getGroup, listAllGroups, listGroupsOfTournament } from '../competition/records/groups.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { readPageById } from '../platform/http/paging.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { createGroup } from './create-group.ts';
import { deleteGroup } from './delete-group.ts';
import { updateGroup } from './update-group.ts';

export const handler = createApiHandler(routes, {
  'GET /groups': (request) =>
    readPageById(request, listAllGroups, (page) => page.map((item) => pickFields(group, item))),
  'GET /groups/tournament/{id}': async ({ params }) => {
    const groups = await listGroupsOfTournament(params.id);
    if (groups.length === 0) await getTournament(params.id);
    return groups.sort(compareByName).map((item) => pickFields(group, item));
  },
  'GET /groups/{id}': async ({ params }) => pickFields(group, await getGroup(params.id)),
  'POST /groups': createGroup,
  'PUT /groups/{id}': updateGroup,
  'DELETE /groups/{id}': deleteGroup,
});
