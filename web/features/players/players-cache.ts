/** The cached lists of players, after one was saved or deleted: the server's list over every team may lag behind. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { updateCache, withItem, withoutItem } from '../../lib/api/update-cache.ts';
import { ofEveryTeam } from './use-players.ts';

/** Created, changed, or moved to another team. */
export function savePlayerInCache(player: Player, teamBefore = player.teamId): void {
  updateCache('GET /players', ofEveryTeam, withItem(player));
  updateCache('GET /players/team/{id}', { params: { id: player.teamId } }, withItem(player, byNumber));
  if (teamBefore !== player.teamId) {
    updateCache('GET /players/team/{id}', { params: { id: teamBefore } }, withoutItem(player.id));
  }
}

export function removePlayerFromCache({ id, teamId }: Player): void {
  updateCache('GET /players', ofEveryTeam, withoutItem(id));
  updateCache('GET /players/team/{id}', { params: { id: teamId } }, withoutItem(id));
}

const byNumber = (a: Player, b: Player): number => a.jerseyNumber - b.jerseyNumber || a.id - b.id;
