/** GET /players/pending: whom sheets added and an administrator has still to approve. */
import type { PendingPlayer } from '#shared/domain/schemas/player.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { readPlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { readPlayersById } from '../competition/records/players.ts';
import { listTeams } from '../competition/records/teams.ts';
import { presentPlayer } from './present-player.ts';

/** By team in the order of the list of teams, then by id. */
export async function listPendingPlayers({ caller }: RequestOfRoute<'GET /players/pending'>): Promise<PendingPlayer[]> {
  const teams = await listTeams();
  const pending = teams.flatMap((team) =>
    [...(team.pendingPlayers ?? [])]
      .map(Number)
      .sort((a, b) => a - b)
      .map((playerId) => ({ team, playerId })),
  );
  const [players, figures] = await Promise.all([
    readPlayersById(pending.map(({ playerId }) => playerId)),
    readPlayerFigures(pending.map(({ playerId }) => playerId)),
  ]);
  const found = pending.flatMap(({ team, playerId }) => {
    const player = players.get(playerId);
    return player ? [{ team, player, ownerId: team.shirts?.[player.jerseyNumber] }] : [];
  });
  const owners = await readPlayersById(new Set(found.flatMap(({ ownerId }) => ownerId ?? [])));
  return found.map(({ team, player, ownerId }) => {
    const owner = owners.get(ownerId ?? 0);
    return {
      ...presentPlayer(player, caller, figures),
      teamName: team.name,
      numberOwner: owner ? `${owner.firstName} ${owner.lastName}` : '',
    };
  });
}
