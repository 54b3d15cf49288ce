/** The players of a team, by number. */
import { useGet } from './use-get.ts';

export const useTeamPlayers = (teamId: number | null) =>
  useGet('GET /players/team/{id}', teamId === null ? null : { params: { id: teamId } });
