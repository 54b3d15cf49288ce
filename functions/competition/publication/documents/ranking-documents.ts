/** The rankings as documents, cut into slices. */
import type {
  RankedFairPlayTeam,
  RankedGoalkeeper,
  RankedScorer,
  Rankings,
} from '#shared/domain/schemas/statistics.ts';
import { cutIntoSlices, type ListSlice } from './list-slices.ts';

/** The type of a ranking's rows, by the name of its document. */
export interface RankingRows {
  SCORERS: RankedScorer;
  FAIRPLAY: RankedFairPlayTeam;
  GOALKEEPERS: RankedGoalkeeper;
}
export type RankingName = keyof RankingRows;

export type RankingDocuments = { [Name in RankingName]: ListSlice<RankingRows[Name]> } & {
  [Name in `${number}#${RankingName}`]: ListSlice<unknown>;
};

const maxRowsInSlice: { readonly [Name in RankingName]: number } = { SCORERS: 200, FAIRPLAY: 21, GOALKEEPERS: 200 };

export const rankingDocuments = ({ scorers, fairPlay, goalkeepers }: Rankings): RankingDocuments => ({
  ...cutIntoSlices('SCORERS', scorers, maxRowsInSlice.SCORERS),
  ...cutIntoSlices('FAIRPLAY', fairPlay, maxRowsInSlice.FAIRPLAY),
  ...cutIntoSlices('GOALKEEPERS', goalkeepers, maxRowsInSlice.GOALKEEPERS),
});
