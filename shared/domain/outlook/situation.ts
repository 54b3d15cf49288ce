/** A table as one of its teams sees it: its own points, those of its rivals, and the matches that are open. */
import { type MatchPoints, type Result, resultOfRival } from './own-results.ts';

/** An open match between two rivals, given by their indexes. */
export type Pair = readonly [number, number];

export interface Situation {
  /** The team's points. */
  readonly own: number;
  /** The points of each rival; its index is the rival's number everywhere in this folder. */
  readonly rivals: readonly number[];
  /** The rival of each open match of the team. */
  readonly opponents: readonly number[];
  readonly pairs: readonly Pair[];
}

/** The situation after the team's open match with the index `at` ended so. */
export function afterOwnResult(before: Situation, at: number, result: Result, points: MatchPoints): Situation {
  const rivals = [...before.rivals];
  const opponent = before.opponents[at] as number;
  rivals[opponent] = (rivals[opponent] as number) + points[resultOfRival[result]];
  return {
    ...before,
    own: before.own + points[result],
    rivals,
    opponents: before.opponents.filter((_, index) => index !== at),
  };
}

/** The rivals' points with so many more for each side of a match between two of them. */
export function rivalsAfter(rivals: readonly number[], [home, away]: Pair, forHome: number, forAway: number): number[] {
  const after = [...rivals];
  after[home] = (after[home] as number) + forHome;
  after[away] = (after[away] as number) + forAway;
  return after;
}
