/** Takes away the matches that harm nobody, and splits the others into parts that have nothing to do with each other. */
import type { Losses } from './goal.ts';
import type { Pair } from './situation.ts';

/** Matches that hang together, and the teams in them. */
export interface Part {
  readonly teams: readonly number[];
  readonly pairs: readonly Pair[];
}

/** How many of the matches each team has, by its index. */
export function countMatches(pairs: readonly Pair[], teams: number): number[] {
  const counts = Array.from({ length: teams }, () => 0);
  for (const [home, away] of pairs) {
    counts[home] = (counts[home] as number) + 1;
    counts[away] = (counts[away] as number) + 1;
  }
  return counts;
}

/**
 * The matches that are left when each team that can bear to lose all of its own loses them. Its rivals lose nothing by
 * that, so it is never worse for anybody.
 *
 * @param room what each team can bear, by its index
 */
export function withoutSafeTeams(
  room: readonly number[],
  pairs: readonly Pair[],
  { decided }: Losses,
): readonly Pair[] {
  let left = pairs;
  for (;;) {
    const counts = countMatches(left, room.length);
    const isSafe = (team: number) => (counts[team] as number) * decided <= (room[team] as number);
    const next = left.filter(([home, away]) => !isSafe(home) && !isSafe(away));
    if (next.length === left.length) return left;
    left = next;
  }
}

/** The parts of which no team meets a team of another part. */
export function connectedParts(pairs: readonly Pair[]): Part[] {
  const parts: { teams: Set<number>; pairs: Pair[] }[] = [];
  for (const pair of pairs) {
    const touched = parts.filter(({ teams }) => teams.has(pair[0]) || teams.has(pair[1]));
    const [first = { teams: new Set<number>(), pairs: [] }, ...others] = touched;
    if (touched.length === 0) parts.push(first);
    for (const other of others) {
      for (const team of other.teams) first.teams.add(team);
      first.pairs.push(...other.pairs);
      parts.splice(parts.indexOf(other), 1);
    }
    first.teams.add(pair[0]).add(pair[1]);
    first.pairs.push(pair);
  }
  return parts.map(({ teams, pairs: own }) => ({ teams: [...teams], pairs: own }));
}
