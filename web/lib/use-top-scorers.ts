/** The first five scorers of a tournament, ready to show. */
import { listLimits } from './list-limits.ts';
import { useGet } from './use-get.ts';

export const useTopScorers = (tournamentId: number | null) =>
  useGet(
    'GET /statistics/formatted/top-scorers',
    tournamentId === null ? null : { query: { tournamentId, limit: listLimits.topScorers } },
    { isLive: true },
  );
