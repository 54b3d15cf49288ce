/** The hook that names a player and his team by the player's id; empty while they are read. */
import { useGet } from '../../../lib/api/use-get.ts';
import { useTeamNames } from '../use-team-names.ts';

export function usePlayerName(playerId: number): { readonly name: string; readonly teamName: string } {
  const { data: player, error } = useGet('GET /players/{id}', { params: { id: playerId } });
  const { nameOf } = useTeamNames();
  if (player) return { name: player.fullName, teamName: nameOf(player.teamId) };
  return { name: error ? `Jugador ${playerId}` : '', teamName: '' };
}
