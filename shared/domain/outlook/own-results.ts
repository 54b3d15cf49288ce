/** How a team may fare in the matches that it still has: the tallies of its results, and what they bring. */
import type { TournamentRules } from '../schemas/rules.ts';

export type MatchPoints = TournamentRules['points'];
export type Result = keyof MatchPoints;
/** How many of a team's open matches end in each result. */
export type ResultTally = Readonly<Record<Result, number>>;

export const results: readonly Result[] = ['win', 'draw', 'loss'];
/** The same match as the other side sees it. */
export const resultOfRival: Readonly<Record<Result, Result>> = { win: 'loss', draw: 'draw', loss: 'win' };

export const tallyOf = (result: Result, matches: number): ResultTally => ({
  win: 0,
  draw: 0,
  loss: 0,
  [result]: matches,
});

export const pointsOfTally = (tally: ResultTally, points: MatchPoints): number =>
  results.reduce((sum, result) => sum + tally[result] * points[result], 0);

/**
 * Whether a draw is worth no more than one of win and defeat, and no less than the other: rules may give anything from 0
 * to 10. Then each result that brings a team less brings its opponent more, or one of both as much.
 */
export const isOrdered = ({ win, draw, loss }: MatchPoints): boolean =>
  Math.min(win, loss) <= draw && draw <= Math.max(win, loss);

/** Every tally of so many matches. */
export function allTallies(matches: number): ResultTally[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return upTo(matches).flatMap((win) => upTo(matches - win).map((draw) => ({ win, draw, loss: matches - win - draw })));
}

/** The tallies of so many matches by the points that they bring together, the fewest points first. */
export function talliesBySum(matches: number, points: MatchPoints): (readonly [number, ResultTally[]])[] {
  const bySum = Map.groupBy(allTallies(matches), (tally) => pointsOfTally(tally, points));
  return [...bySum].sort(([a], [b]) => a - b);
}
