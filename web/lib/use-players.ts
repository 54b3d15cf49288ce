/** The players of a team by number, or the first of every team while none is asked for. */
import { limits } from '#shared/domain/limits.ts';
import { useGet } from './use-get.ts';
import { useTeamPlayers } from './use-team-players.ts';

export function usePlayers(teamId: number | null) {
  const ofAll = useGet('GET /players', teamId === null ? { query: { limit: limits.listPage } } : null);
  const ofTeam = useTeamPlayers(teamId);
  return teamId === null ? ofAll : ofTeam;
}
