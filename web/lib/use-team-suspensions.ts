/** The suspensions of a team's players in every tournament, those not served first. */
import { useGet } from './use-get.ts';

export const useTeamSuspensions = (teamId: number | null) =>
  useGet('GET /statistics/suspensions', teamId === null ? null : { query: { teamId } }, { isLive: true });
