/** /api/teams. */

import { teams as routes } from '#shared/contract/teams.ts';
import { team } from '#shared/domain/schemas/team.ts';
import { byName } from '#shared/spanish/order.ts';
import { orderByName, pageOf } from '../platform/http/pages.ts';
import { only } from '../platform/http/present.ts';
import { serve } from '../platform/http/serve.ts';
import { getTeam, listTeams } from '../platform/table/teams.ts';
import { createTeam } from './create-team.ts';
import { deleteTeam } from './delete-team.ts';
import { readTeamLineup, saveTeamLineup } from './lineup.ts';
import { updateTeam } from './update-team.ts';

export const handler = serve(routes, {
  'GET /teams': async (call) =>
    pageOf(call, (await listTeams()).sort(byName), orderByName, (page) => page.map((item) => only(team, item))),
  'GET /teams/{id}': async ({ params }) => only(team, await getTeam(params.id)),
  'POST /teams': createTeam,
  'PUT /teams/{id}': async (call) => only(team, await updateTeam(call)),
  'GET /teams/{id}/lineup': ({ params }) => readTeamLineup(params.id),
  'PUT /teams/{id}/lineup': saveTeamLineup,
  'DELETE /teams/{id}': deleteTeam,
});
