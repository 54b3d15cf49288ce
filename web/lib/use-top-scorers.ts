/** The first five scorers of a tournament, ready to show. */
import { useGet } from './use-get.ts';

const shownScorers = 5;

export const useTopScorers = (tournamentId: number | null) =>
  useGet(
    'GET /statistics/formatted/top-scorers',
    tournamentId === null ? null : { query: { tournamentId, limit: shownScorers } },
    { isLive: true },
  );
