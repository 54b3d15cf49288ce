/** /api/teams. */

import { team } from '#shared/domain/schemas/team.ts';
import { byName } from '#shared/text/order.ts';
import { only } from '../platform/http/present.ts';
import { serve } from '../platform/http/serve.ts';
import { getTeam, listTeams } from '../platform/table/teams.ts';
import { createTeam } from './create-team.ts';
import { deleteTeam } from './delete-team.ts';
import { updateTeam } from './update-team.ts';

export const handler = serve('teams', {
  'GET /teams': async () => (await listTeams()).sort(byName).map((item) => only(team, item)),
  'GET /teams/{id}': async ({ params }) => only(team, await getTeam(params.id)),
  'POST /teams': createTeam,
  'PUT /teams/{id}': async (call) => only(team, await updateTeam(call)),
  'DELETE /teams/{id}': deleteTeam,
});
