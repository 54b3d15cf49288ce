/** Rankings as pages, in parts. */
import type {
  RankedFairPlayTeam,
  RankedGoalkeeper,
  RankedScorer,
  Rankings,
} from '#shared/domain/schemas/statistics.ts';
import { inParts, type Part } from './parts.ts';

/** Rows by the page that holds them. */
export interface RankingRows {
  SCORERS: RankedScorer;
  FAIRPLAY: RankedFairPlayTeam;
  KEEPERS: RankedGoalkeeper;
}
export type RankingName = keyof RankingRows;

export type RankingPages = { [Name in RankingName]: Part<RankingRows[Name]> } & {
  [Name in `${number}#${RankingName}`]: Part<unknown>;
};

const mostRows: { readonly [Name in RankingName]: number } = { SCORERS: 200, FAIRPLAY: 21, KEEPERS: 200 };

export const rankingPages = ({ scorers, fairPlay, goalkeepers }: Rankings): RankingPages => ({
  ...inParts('SCORERS', scorers, mostRows.SCORERS),
  ...inParts('FAIRPLAY', fairPlay, mostRows.FAIRPLAY),
  ...inParts('KEEPERS', goalkeepers, mostRows.KEEPERS),
});
