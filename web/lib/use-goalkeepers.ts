/** Which goalkeepers conceded least, ready to show. */
import { listLimits } from './list-limits.ts';
import { usePages } from './use-pages.ts';
import type { RankingQuery } from './use-ranking-scope.ts';

export const useGoalkeepers = (query: RankingQuery) =>
  usePages('GET /statistics/formatted/goalkeepers', { query: { ...query, limit: listLimits.goalkeepers } });
