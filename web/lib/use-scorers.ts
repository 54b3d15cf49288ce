/** Who scored most, ready to show. */
import { listLimits } from './list-limits.ts';
import { usePages } from './use-pages.ts';
import type { RankingQuery } from './use-ranking-scope.ts';

export const useScorers = (query: RankingQuery) =>
  usePages('GET /statistics/formatted/top-scorers', { query: { ...query, limit: listLimits.scorers } });
