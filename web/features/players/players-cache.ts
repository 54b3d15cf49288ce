/**
 * Updates the cached lists of players after one was saved or deleted, because the server's list of all players may lag.
 */
import type { Player } from '#shared/domain/schemas/player.ts';
import { putItemIntoList, removeItemFromList, updateCache } from '../../lib/api/update-cache.ts';
import { compareByShirtNumber } from './squad-order.ts';
import { allPlayersQuery } from './use-players.ts';

/** Updates the cache after a player was created, edited, or moved to another team. */
export function savePlayerInCache(player: Player, teamBefore = player.teamId): void {
  updateCache('GET /players', allPlayersQuery, putItemIntoList(player));
  updateCache(
    'GET /players/team/{id}',
    { params: { id: player.teamId } },
    putItemIntoList(player, compareByShirtNumber),
  );
  if (teamBefore !== player.teamId) {
    updateCache('GET /players/team/{id}', { params: { id: teamBefore } }, removeItemFromList(player.id));
  }
}

export function removePlayerFromCache({ id, teamId }: Player): void {
  updateCache('GET /players', allPlayersQuery, removeItemFromList(id));
  updateCache('GET /players/team/{id}', { params: { id: teamId } }, removeItemFromList(id));
}
