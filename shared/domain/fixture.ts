/** A fixture as rounds: how matches fall into them, how far each is, and which one is the current one. */
import { compareRounds } from './rounds.ts';
import type { FixtureRound, MatchFacts } from './schemas/match.ts';

/** The matches by round, rounds in their natural order, matches in the order given. */
export function groupByRound<M extends Pick<MatchFacts, 'round'>>(matches: readonly M[]): ReadonlyMap<string, M[]> {
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
  matches: readonly Pick<MatchFacts, 'matchDate' | 'status'>[],
): FixtureRound {
  const dates = matches.map(({ matchDate }) => matchDate).sort();
  const having = (status: MatchFacts['status']) => matches.filter((match) => match.status === status).length;
  return {
    round,
    firstDate: dates[0] ?? '',
    lastDate: dates.at(-1) ?? '',
    matches: matches.length,
    completed: having('completed'),
    cancelled: having('cancelled'),
  };
}

const isUnfinished = ({ matches, completed, cancelled }: FixtureRound): boolean => completed + cancelled < matches;

/**
 * The round a fixture opens on, of rounds in their natural order: the last one that has begun while it has matches to
 * play, else the next one to begin, else the last one played. A match postponed from an older round does not bring
 * that round back, so only first dates count. `today` is `YYYY-MM-DD`; undefined without rounds.
 */
export function currentRound(rounds: readonly FixtureRound[], today: string): FixtureRound | undefined {
  const dates = rounds.map(({ firstDate }) => firstDate).sort();
  const lastStart = dates.findLast((date) => date <= today);
  const nextStart = dates.find((date) => date > today);
  const begun = rounds.filter(({ firstDate }) => firstDate === lastStart);
  return begun.find(isUnfinished) ?? rounds.find(({ firstDate }) => firstDate === nextStart) ?? begun.at(-1);
}
