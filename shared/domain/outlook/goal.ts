/**
 * The one question to which all others are reduced: can so many rivals all end above the team, or all below it? Wanting
 * few points is wanting many with the signs turned, so both directions share one search.
 *
 * It is asked in losses: what a match takes from a side, compared with the result that serves the side best. A rival has
 * `room`, the losses that it can bear in all its open matches and still reach the goal.
 */
import { type MatchPoints, type Result, results } from './own-results.ts';

/** Where a rival is to end, compared with the team. */
export type Goal = 'above' | 'aboveOrLevel' | 'belowOrLevel' | 'below';

/** What holds of a rival that misses the goal. */
export const oppositeGoal: Readonly<Record<Goal, Goal>> = {
  above: 'belowOrLevel',
  aboveOrLevel: 'below',
  belowOrLevel: 'above',
  below: 'aboveOrLevel',
};

export const isUpward = (goal: Goal): boolean => goal === 'above' || goal === 'aboveOrLevel';

export interface Losses {
  /** What each result takes from a rival. One of the three is 0. */
  readonly of: Readonly<Record<Result, number>>;
  /**
   * What a match between two rivals that both want to reach the goal takes from one of them, the other losing nothing:
   * 0 when it can end so that neither loses anything.
   */
  readonly decided: number;
  /** What it takes from each of them when it ends in a draw; undefined when a decided match serves both no worse. */
  readonly drawn: number | undefined;
}

const signOf = (goal: Goal): number => (isUpward(goal) ? 1 : -1);

export function lossesOf(goal: Goal, points: MatchPoints): Losses {
  const values = results.map((result) => signOf(goal) * points[result]);
  const [win, draw, loss] = values.map((value) => Math.max(...values) - value) as [number, number, number];
  // A win of one is a loss of the other, so a decided match takes something from one side at most unless both take.
  const decided = draw === 0 ? 0 : Math.max(win, loss);
  return { of: { win, draw, loss }, decided, drawn: draw < decided ? draw : undefined };
}

/**
 * What a rival can lose in its open matches and still reach the goal; negative when it misses it anyway.
 *
 * @param own the points with which the team ends
 * @param matches how many open matches the rival has
 */
export function roomOf(goal: Goal, points: MatchPoints, rival: number, own: number, matches: number): number {
  const best = Math.max(...results.map((result) => signOf(goal) * points[result]));
  const margin = goal === 'above' || goal === 'below' ? 1 : 0;
  return signOf(goal) * (rival - own) - margin + matches * best;
}
