/** The questions about one situation, with answers that are kept for all bands of a table. */
import { type Goal, isUpward } from './goal.ts';
import { allTallies, isOrdered, type MatchPoints, type ResultTally, tallyOf } from './own-results.ts';
import { anyProven, type Effort, type Proof } from './proof.ts';
import { ReachableCount } from './reachable-count.ts';
import type { Situation } from './situation.ts';

export class Prospects {
  readonly situation: Situation;
  readonly points: MatchPoints;
  readonly effort: Effort;
  readonly #counts = new Map<string, ReachableCount>();

  constructor(situation: Situation, points: MatchPoints, effort: Effort) {
    this.situation = situation;
    this.points = points;
    this.effort = effort;
  }

  /** Whether so many rivals can reach the goal when the team's open matches end in one of the ways given. */
  isReachable(goal: Goal, count: number, tallies: readonly ResultTally[] = this.#decisiveTallies(goal)): Proof {
    if (this.effort.ofTeam.left < 0) return undefined;
    return anyProven(tallies.map((tally) => () => this.#countOf(goal, tally).isAtLeast(count)));
  }

  /** The greatest number of rivals that reach the goal in any completion. */
  greatest(goal: Goal): number | undefined {
    let greatest = 0;
    for (const tally of this.#decisiveTallies(goal)) {
      const count = this.#countOf(goal, tally);
      if (count.isAtLeast(greatest + 1) === false) continue;
      const more = count.greatest();
      if (more === undefined) return undefined;
      greatest = more;
    }
    return greatest;
  }

  /** Whether the rival reaches the goal in some ways for the matches to end and misses it in others. */
  isUndecided(rival: number, goal: Goal): boolean {
    const verdicts = this.#decisiveTallies(goal).map((tally) => this.#countOf(goal, tally).verdictOn(rival));
    return verdicts.includes(undefined) || new Set(verdicts).size > 1;
  }

  /**
   * The ways in which the team's open matches must be taken to end when they are open. Under ordered rules one
   * suffices: a result that is worth less takes points from the team, or none, and gives its opponent no fewer; so most
   * rivals end above it when all its matches bring least, and most below when all bring most.
   */
  #decisiveTallies(goal: Goal): ResultTally[] {
    const { points, situation } = this;
    const matches = situation.opponents.length;
    if (!isOrdered(points)) return allTallies(matches);
    return [tallyOf(isUpward(goal) === points.win >= points.loss ? 'loss' : 'win', matches)];
  }

  #countOf(goal: Goal, tally: ResultTally): ReachableCount {
    const key = `${goal} ${tally.win} ${tally.draw}`;
    const known = this.#counts.get(key);
    if (known) return known;
    const count = new ReachableCount(this.situation, goal, tally, this.points, this.effort);
    this.#counts.set(key, count);
    return count;
  }
}
