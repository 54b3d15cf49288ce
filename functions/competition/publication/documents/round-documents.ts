/** The fixture as documents: the list of rounds, the matches and goals of each round; long lists are cut into slices. */
import { groupByRound, summarizeRound } from '#shared/domain/rounds/fixture-rounds.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchGoal } from '#shared/domain/schemas/match-event.ts';
import { cutIntoSlices, type ListSlice, type SliceName } from './list-slices.ts';

export type RoundDocuments = {
  [Name in SliceName<'FIXTURE'>]: ListSlice<FixtureRound>;
} & {
  [Name in SliceName<`ROUND#${string}`>]: ListSlice<FormattedMatch>;
} & {
  [Name in SliceName<`GOALS#${string}`>]: ListSlice<MatchGoal>;
};

const maxRowsInSlice = { rounds: 200, matches: 64, goals: 400 };

/** `freeOf` tells the free teams of a round with these matches. */
export function composeRoundDocuments(
  matches: readonly FormattedMatch[],
  goals: readonly MatchGoal[],
  freeOf: (matches: readonly FormattedMatch[]) => FixtureRound['free'],
): RoundDocuments {
  const roundOfMatch = new Map(matches.map(({ id, round }) => [id, round]));
  const goalsByRound = Map.groupBy(goals, ({ matchId }) => roundOfMatch.get(matchId));
  const rounds = [...groupByRound(matches)];
  const fixture = rounds.map(([round, list]) => summarizeRound(round, list, freeOf(list)));
  return Object.assign(
    cutIntoSlices('FIXTURE', fixture, maxRowsInSlice.rounds),
    ...rounds.map(([round, list]) => cutIntoSlices(`ROUND#${round}`, list, maxRowsInSlice.matches)),
    ...rounds.map(([round]) => cutIntoSlices(`GOALS#${round}`, goalsByRound.get(round) ?? [], maxRowsInSlice.goals)),
  );
}
