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
    return anyProven(tallies.map((tally) => () => this.#countOf(goal, tally).isAtLeast(count)));
  }

  /** The greatest number of rivals that reach the goal in any completion. */
  greatest(goal: Goal): number | undefined {
    const each = this.#decisiveTallies(goal).map((tally) => this.#countOf(goal, tally).greatest());
    return each.includes(undefined) ? undefined : Math.max(...(each as number[]));
  }

  /** Whether it is open if the rival reaches the goal. */
  isUndecided(rival: number, goal: Goal): boolean {
    const verdicts = this.#decisiveTallies(goal).map((tally) => this.#countOf(goal, tally).verdictOn(rival));
    return verdicts.includes(undefined) || new Set(verdicts).size > 1;
  }

  /**
   * The ways in which the team's open matches must be taken to end when they are open. Under ordered rules one
   * suffices: a worse result takes points from the team, or none, and gives its opponent no fewer; so most rivals end
   * above it when all its matches are lost, and most below when all are won.
   */
  #decisiveTallies(goal: Goal): ResultTally[] {
    const matches = this.situation.opponents.length;
    return isOrdered(this.points) ? [tallyOf(isUpward(goal) ? 'loss' : 'win', matches)] : allTallies(matches);
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
