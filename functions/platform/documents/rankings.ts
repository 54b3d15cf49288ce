/** The rankings as documents, cut into slices. */
import type {
  RankedFairPlayTeam,
  RankedGoalkeeper,
  RankedScorer,
  Rankings,
} from '#shared/domain/schemas/statistics.ts';
import { type ListSlice, slicesOfList } from './list-slices.ts';

/** The type of a ranking's rows, by the name of its document. */
export interface RankingRows {
  SCORERS: RankedScorer;
  FAIRPLAY: RankedFairPlayTeam;
  KEEPERS: RankedGoalkeeper;
}
export type RankingName = keyof RankingRows;

export type RankingDocuments = { [Name in RankingName]: ListSlice<RankingRows[Name]> } & {
  [Name in `${number}#${RankingName}`]: ListSlice<unknown>;
};

const maxRowsInSlice: { readonly [Name in RankingName]: number } = { SCORERS: 200, FAIRPLAY: 21, KEEPERS: 200 };

export const rankingPages = ({ scorers, fairPlay, goalkeepers }: Rankings): RankingDocuments => ({
  ...slicesOfList('SCORERS', scorers, maxRowsInSlice.SCORERS),
  ...slicesOfList('FAIRPLAY', fairPlay, maxRowsInSlice.FAIRPLAY),
  ...slicesOfList('KEEPERS', goalkeepers, maxRowsInSlice.KEEPERS),
});
