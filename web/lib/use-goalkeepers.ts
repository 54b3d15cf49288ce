/** Which goalkeepers conceded least, ready to show. */
import { usePages } from './use-pages.ts';
import type { RankingQuery } from './use-ranking-scope.ts';

const limit = 100;

export const useGoalkeepers = (query: RankingQuery) =>
  usePages('GET /statistics/formatted/goalkeepers', { query: { ...query, limit } });
