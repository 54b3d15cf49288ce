/** The Lambda of /api/teams. */

import { teams as routes } from '#shared/contract/teams.ts';
import { team } from '#shared/domain/schemas/team.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { getTeam, listTeams } from '../competition/records/teams.ts';
import { cutPageAfterCursor, sortOrderByName } from '../platform/http/paging.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { createTeam } from './create-team.ts';
import { createTeams } from './create-teams.ts';
import { deleteTeam } from './delete-team.ts';
import { readTeamLineup, saveTeamLineup } from './lineup.ts';
import { updateTeam } from './update-team.ts';

export const handler = createApiHandler(routes, {
  'GET /teams': async (request) =>
    cutPageAfterCursor(request, (await listTeams()).sort(compareByName), sortOrderByName, (page) =>
      page.map((item) => pickFields(team, item)),
    ),
  'GET /teams/{id}': async ({ params }) => pickFields(team, await getTeam(params.id)),
  'POST /teams': createTeam,
  'POST /teams/batch': createTeams,
  'PUT /teams/{id}': async (request) => pickFields(team, await updateTeam(request)),
  'GET /teams/{id}/lineup': ({ params }) => readTeamLineup(params.id),
  'PUT /teams/{id}/lineup': saveTeamLineup,
  'DELETE /teams/{id}': deleteTeam,
});
