/** Who scored most, ready to show. */
import { usePages } from './use-pages.ts';
import type { RankingQuery } from './use-ranking-scope.ts';

const limit = 100;

export const useScorers = (query: RankingQuery) =>
  usePages('GET /statistics/formatted/top-scorers', { query: { ...query, limit } });
