/** Loads the players of one team, or the first page of all players when no team is selected. */
import { limits } from '#shared/domain/limits.ts';
import { useGet } from '../../lib/api/use-get.ts';

/** Query for one page of the players of all teams: the players screen never shows more. */
export const allPlayersQuery = { query: { limit: limits.listPage } };

export function usePlayers(teamId: number | null) {
  const ofAll = useGet('GET /players', teamId === null ? allPlayersQuery : null);
  const ofTeam = useGet('GET /players/team/{id}', teamId === null ? null : { params: { id: teamId } });
  return teamId === null ? ofAll : ofTeam;
}
