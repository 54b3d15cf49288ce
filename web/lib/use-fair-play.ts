/** Which teams were shown the fewest cards, with their players, ready to show. */
import { usePages } from './use-pages.ts';
import type { RankingQuery } from './use-ranking-scope.ts';

const limit = 20;

export const useFairPlay = (query: RankingQuery) =>
  usePages('GET /statistics/formatted/fair-play', { query: { ...query, limit } });
