/**
 * Whether the other matches of a round can end so that something is certain after them, whatever the matches after them
 * bring: 'certain' is that so many rivals cannot reach a goal any more.
 */
import { type Goal, isUpward } from './goal.ts';
import { type MatchPoints, type Result, resultOfRival, results } from './own-results.ts';
import { anyProven, type Proof } from './proof.ts';
import { Prospects } from './prospects.ts';
import { afterOwnResult, type Pair, rivalsAfter, type Situation } from './situation.ts';

/** So many rivals must not reach the goal. */
export interface Certainty {
  readonly goal: Goal;
  readonly count: number;
}

/** The matches of the round that have no result yet. */
export interface OpenRound {
  /** Those between rivals; the situation's pairs have them too. */
  readonly pairs: readonly Pair[];
  /** How many of the team's own; they are the first of the situation's opponents. */
  readonly own: number;
}

export function isCertainAfterSome(prospects: Prospects, round: OpenRound, certainty: Certainty): Proof {
  const { situation, points, effort } = prospects;
  const { goal, count } = certainty;
  if (effort.ofTeam.left-- < 0) return undefined;
  const after = (next: Situation, left: OpenRound) => () =>
    isCertainAfterSome(new Prospects(next, points, effort), left, certainty);
  if (round.own > 0) {
    const left = { ...round, own: round.own - 1 };
    return anyProven(results.map((result) => after(afterOwnResult(situation, 0, result, points), left)));
  }
  const mayFail = prospects.isReachable(goal, count);
  if (mayFail === false) return true;
  if (round.pairs.length === 0) return mayFail === undefined ? undefined : false;
  if (failsAfterAll(prospects, round.pairs, certainty)) return false;
  const [pair, ...others] = round.pairs as [Pair, ...Pair[]];
  const pairs = situation.pairs.filter((each) => each !== pair);
  return anyProven(
    resultsToTry(pair, prospects, goal).map((result) => {
      const rivals = rivalsAfter(situation.rivals, pair, points[result], points[resultOfRival[result]]);
      return after({ ...situation, rivals, pairs }, { ...round, pairs: others });
    }),
  );
}

/**
 * The results of a match of the round, as its home side sees it. When it is open of one side only whether it reaches the
 * goal, the result that brings it the least of what it wants makes certain most; when of none, any will do.
 */
function resultsToTry([home, away]: Pair, prospects: Prospects, goal: Goal): readonly Result[] {
  const { points } = prospects;
  const isOpenForHome = prospects.isUndecided(home, goal);
  const isOpenForAway = prospects.isUndecided(away, goal);
  if (isOpenForHome && isOpenForAway) return results;
  const least = leastFor(goal, points);
  const worst = results.find((result) => points[result] === least) as Result;
  return [isOpenForHome ? worst : resultOfRival[worst]];
}

/**
 * Whether enough rivals reach the goal even if each match of the round brought both of its sides the least of what they
 * want. No round ends like this, but after every round that there is no rival has less.
 */
function failsAfterAll({ situation, points, effort }: Prospects, round: readonly Pair[], certainty: Certainty): Proof {
  const least = leastFor(certainty.goal, points);
  const isOfRound = new Set(round);
  const rivals = round.reduce<readonly number[]>(
    (before, pair) => rivalsAfter(before, pair, least, least),
    situation.rivals,
  );
  const pairs = situation.pairs.filter((pair) => !isOfRound.has(pair));
  return new Prospects({ ...situation, rivals, pairs }, points, effort).isReachable(certainty.goal, certainty.count);
}

const leastFor = (goal: Goal, { win, draw, loss }: MatchPoints): number =>
  isUpward(goal) ? Math.min(win, draw, loss) : Math.max(win, draw, loss);
