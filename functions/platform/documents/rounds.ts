/** The fixture as documents: the list of rounds, and the matches of each round; long lists are cut into slices. */
import { groupByRound, summarizeRound } from '#shared/domain/fixture-rounds.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import { cutIntoSlices, type ListSlice, type SliceName } from './list-slices.ts';

export type RoundDocuments = {
  [Name in SliceName<'FIXTURE'>]: ListSlice<FixtureRound>;
} & {
  [Name in SliceName<`ROUND#${string}`>]: ListSlice<FormattedMatch>;
};

const maxRowsInSlice = { rounds: 200, matches: 64 };

export function composeRoundDocuments(matches: readonly FormattedMatch[]): RoundDocuments {
  const rounds = [...groupByRound(matches)];
  const fixture = rounds.map(([round, list]) => summarizeRound(round, list));
  return Object.assign(
    cutIntoSlices('FIXTURE', fixture, maxRowsInSlice.rounds),
    ...rounds.map(([round, list]) => cutIntoSlices(`ROUND#${round}`, list, maxRowsInSlice.matches)),
  );
}
