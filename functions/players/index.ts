/** The Lambda of /api/players. */
import { players as routes } from '#shared/contract/players.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { readPlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { getPlayer, listAllPlayers, listPlayersOfTeam, type StoredPlayer } from '../competition/records/players.ts';
import { getTeam } from '../competition/records/teams.ts';
import { cutPageAfterCursor, readPageById, sortOrderByShirtNumber } from '../platform/http/paging.ts';
import { createPlayer } from './create-player.ts';
import { createPlayers } from './create-players.ts';
import { deletePlayer } from './delete-player.ts';
import { listPendingPlayers } from './list-pending.ts';
import { presentPlayer } from './present-player.ts';
import { updatePlayer } from './update-player.ts';

export const handler = createApiHandler(routes, {
  'GET /players': (request) => readPageById(request, listAllPlayers, playerPresenterFor(request)),
  'GET /players/team/{id}': listPlayersOfOneTeam,
  'GET /players/pending': listPendingPlayers,
  'GET /players/{id}': readPlayer,
  'POST /players': createPlayer,
  'POST /players/batch': createPlayers,
  'PUT /players/{id}': updatePlayer,
  'DELETE /players/{id}': deletePlayer,
});

async function readPlayer({ params, caller }: RequestOfRoute<'GET /players/{id}'>) {
  const [player, figures] = await Promise.all([getPlayer(params.id), readPlayerFigures([params.id])]);
  return presentPlayer(player, caller, figures);
}

async function listPlayersOfOneTeam(request: RequestOfRoute<'GET /players/team/{id}'>) {
  const players = await listPlayersOfTeam(request.params.id);
  if (players.length === 0) await getTeam(request.params.id);
  return cutPageAfterCursor(request, players, sortOrderByShirtNumber, playerPresenterFor(request));
}

const playerPresenterFor =
  ({ caller }: Pick<RequestOfRoute<'GET /players'>, 'caller'>) =>
  async (players: readonly StoredPlayer[]) => {
    const figures = await readPlayerFigures(players.map(({ id }) => id));
    return players.map((player) => presentPlayer(player, caller, figures));
  };
