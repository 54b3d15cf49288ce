/** Published pages of the fixture: the list of rounds, and the matches of each round; long lists in parts. */
import { groupByRound, summarizeRound } from '#shared/domain/fixture.ts';
import type { FixtureRound, FormattedMatch } from '#shared/domain/schemas/match.ts';
import { inParts, type Part, type PartName } from './parts.ts';

export type RoundPages = {
  [Name in PartName<'FIXTURE'>]: Part<FixtureRound>;
} & {
  [Name in PartName<`ROUND#${string}`>]: Part<FormattedMatch>;
};

const mostRows = { rounds: 200, matches: 64 };

export function roundPages(matches: readonly FormattedMatch[]): RoundPages {
  const rounds = [...groupByRound(matches)];
  const fixture = rounds.map(([round, list]) => summarizeRound(round, list));
  return Object.assign(
    inParts('FIXTURE', fixture, mostRows.rounds),
    ...rounds.map(([round, list]) => inParts(`ROUND#${round}`, list, mostRows.matches)),
  );
}
