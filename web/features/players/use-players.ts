/** The players of a team by number, or the first of every team while none is asked for. */
import { limits } from '#shared/domain/limits.ts';
import { useGet } from '../../lib/api/use-get.ts';

/** As many of all players as the screen shows. */
export const ofEveryTeam = { query: { limit: limits.listPage } };

export function usePlayers(teamId: number | null) {
  const ofAll = useGet('GET /players', teamId === null ? ofEveryTeam : null);
  const ofTeam = useGet('GET /players/team/{id}', teamId === null ? null : { params: { id: teamId } });
  return teamId === null ? ofAll : ofTeam;
}
