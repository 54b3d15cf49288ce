/** How many rivals can reach a goal together, when it is given how the team's own matches end: bounds that are proven. */
import { canReach, type Reach } from './give-up.ts';
import { type Goal, lossesOf, roomOf } from './goal.ts';
import { type MatchPoints, pointsOfTally, type ResultTally, resultOfRival, results } from './own-results.ts';
import { countMatches } from './parts.ts';
import type { Effort, Proof } from './proof.ts';
import type { Situation } from './situation.ts';

export class ReachableCount {
  readonly #reach: Reach;
  readonly #effort: Effort;
  #proven = 0;
  /** No more than this can. */
  #most: number;

  /** @param tally how the team's open matches end, in any order */
  constructor(situation: Situation, goal: Goal, tally: ResultTally, points: MatchPoints, effort: Effort) {
    this.#reach = reachOf(situation, goal, tally, points);
    this.#effort = effort;
    effort.ofTeam.left--;
    this.#most = this.#reach.room.filter((room) => room >= 0).length;
  }

  /** Whether the rival reaches the goal in every completion (true) or in none (false); undefined when it depends. */
  verdictOn(rival: number): boolean | undefined {
    const { room, pairs, losses, opponents, ownLosses } = this.#reach;
    const left = room[rival] as number;
    if (left < 0) return false;
    const among = pairs.filter((pair) => pair.includes(rival)).length;
    const own = opponents.filter((opponent) => opponent === rival).length;
    const most = among * Math.max(...Object.values(losses.of)) + own * (ownLosses.at(-1) ?? 0);
    return most <= left || undefined;
  }

  /** Whether so many can. */
  isAtLeast(count: number): Proof {
    if (count <= this.#proven) return true;
    if (count > this.#most) return false;
    const { ofQuestion, ofTeam } = this.#effort;
    const granted = Math.max(0, Math.min(ofQuestion, ofTeam.left));
    const budget = { left: granted };
    const answer = canReach(this.#reach, count, budget);
    ofTeam.left -= granted - Math.max(0, budget.left);
    if (answer) this.#proven = count;
    else if (budget.left < 0) return undefined;
    else this.#most = count - 1;
    return answer;
  }

  /** The greatest number that can. */
  greatest(): number | undefined {
    while (this.#most > this.#proven) {
      if (this.isAtLeast(this.#most) === undefined) return undefined;
    }
    return this.#proven;
  }
}

function reachOf(situation: Situation, goal: Goal, tally: ResultTally, points: MatchPoints): Reach {
  const { rivals, pairs, opponents } = situation;
  const own = situation.own + pointsOfTally(tally, points);
  const losses = lossesOf(goal, points);
  const matches = countMatches(pairs, rivals.length);
  for (const rival of opponents) matches[rival] = (matches[rival] as number) + 1;
  return {
    room: rivals.map((rival, at) => roomOf(goal, points, rival, own, matches[at] as number)),
    pairs,
    losses,
    opponents,
    ownLosses: results
      .flatMap((result) => Array.from({ length: tally[result] }, () => losses.of[resultOfRival[result]]))
      .sort((a, b) => a - b),
  };
}
