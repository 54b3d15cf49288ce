/** How many teams must give up at least when a flow proves that not all can reach the goal. */
import { countMatches, type Part } from './parts.ts';
import type { Pair } from './situation.ts';

/**
 * Looks at the overloaded teams, of which at least one must give up, and at the whole part.
 *
 * @param most the units that each team can bear, by its index
 */
export function leastToGiveUp(part: Part, most: readonly number[], overloaded: readonly number[]): number {
  const inside = new Set(overloaded);
  const among = part.pairs.filter((pair) => pair.every((team) => inside.has(team)));
  const least = (teams: readonly number[], pairs: readonly Pair[]) => leastOf(teams, pairs, most);
  return Math.max(1, least(overloaded, among), least(part.teams, part.pairs));
}

/**
 * A team that gives up takes away the units of its matches, but also what it can bear, and no more than that; so those
 * that take away most come first until the others can bear the rest.
 */
function leastOf(teams: readonly number[], pairs: readonly Pair[], most: readonly number[]): number {
  const matches = countMatches(pairs, most.length);
  const gains = teams.map((team) => 2 * (matches[team] as number) - (most[team] as number)).sort((a, b) => b - a);
  let excess = teams.reduce((sum, team) => sum - (most[team] as number), 2 * pairs.length);
  let count = 0;
  while (excess > 0 && count < gains.length) excess -= gains[count++] as number;
  return count;
}
