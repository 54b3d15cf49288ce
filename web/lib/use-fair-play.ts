/** Which teams were shown the fewest cards, with their players, ready to show. */
import { listLimits } from './list-limits.ts';
import { usePages } from './use-pages.ts';
import type { RankingQuery } from './use-ranking-scope.ts';

export const useFairPlay = (query: RankingQuery) =>
  usePages('GET /statistics/formatted/fair-play', { query: { ...query, limit: listLimits.fairPlay } });
