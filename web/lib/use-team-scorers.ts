/** Who scored for a team, over every tournament, most goals first. */
import { useGet } from './use-get.ts';

export const useTeamScorers = (teamId: number | null) =>
  useGet('GET /statistics/top-scorers', teamId === null ? null : { query: { teamId } }, { isLive: true });
