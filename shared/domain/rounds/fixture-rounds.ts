/** Groups a fixture's matches into rounds and summarizes each round. */
import { compareRounds, roundAsSeen } from '../round-names.ts';
import type { FixtureRound, StoredMatchFields } from '../schemas/match.ts';

/** Groups matches by round: rounds in their natural order, matches in the given order. */
export function groupByRound<M extends Pick<StoredMatchFields, 'round'>>(
  matches: readonly M[],
): ReadonlyMap<string, M[]> {
  const groups = new Map<string, M[]>();
  for (const match of matches) {
    const group = groups.get(match.round);
    if (group) group.push(match);
    else groups.set(match.round, [match]);
  }
  return new Map([...groups].sort(([a], [b]) => compareRounds(a, b)));
}

export function summarizeRound(
  round: string,
  matches: readonly Pick<StoredMatchFields, 'matchDate' | 'status'>[],
  free: FixtureRound['free'] = [],
): FixtureRound {
  const dates = matches.map(({ matchDate }) => matchDate).sort();
  const having = (status: StoredMatchFields['status']) => matches.filter((match) => match.status === status).length;
  return {
    round,
    firstDate: dates[0] ?? '',
    lastDate: dates.at(-1) ?? '',
    matches: matches.length,
    completed: having('completed'),
    cancelled: having('cancelled'),
    free,
  };
}

/** All rounds of the given matches, in their natural order. */
export const summarizeRounds = (
  matches: readonly Pick<StoredMatchFields, 'round' | 'matchDate' | 'status'>[],
): FixtureRound[] => [...groupByRound(matches)].map(([round, ofRound]) => summarizeRound(round, ofRound));

/** The rounds as people see them: those of a playoff stage as one. `rounds` come in their natural order. */
export const mergeRoundsAsSeen = (rounds: readonly FixtureRound[]): FixtureRound[] =>
  [...Map.groupBy(rounds, ({ round }) => roundAsSeen(round))].map(([round, merged]) => {
    const total = (count: 'matches' | 'completed' | 'cancelled') => merged.reduce((sum, one) => sum + one[count], 0);
    return {
      round,
      firstDate: merged.map(({ firstDate }) => firstDate).sort()[0] ?? '',
      lastDate:
        merged
          .map(({ lastDate }) => lastDate)
          .sort()
          .at(-1) ?? '',
      matches: total('matches'),
      completed: total('completed'),
      cancelled: total('cancelled'),
      free: merged.flatMap(({ free }) => free),
    };
  });
