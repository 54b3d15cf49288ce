/** A team's usual lineup; version 0 until somebody saves one. */
import { useGet } from './use-get.ts';

export const useTeamLineup = (teamId: number | null) =>
  useGet('GET /teams/{id}/lineup', teamId === null ? null : { params: { id: teamId } });
