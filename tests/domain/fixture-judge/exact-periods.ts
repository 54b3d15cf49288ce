/** The exact search for the paces 'week' and 'day', in which each round takes a week or a day for itself. */

import { fittingPeriods } from './exact-fits.ts';
import type { ExactModel, FoundMatch } from './exact-model.ts';
import { placeWithMoves } from './exact-moves.ts';
import { type Budget, spendStep } from './exact-places.ts';
import { type RoundOfPairs, roundChoicesOf } from './exact-rounds.ts';
import { roundsOfPool } from './judge-structure.ts';

/**
 * Each round takes a period in which it fits without regard to 'unavailable': the 'first' one after the round before, or
 * 'any' later one.
 */
export function searchPeriods(
  model: ExactModel,
  budget: Budget,
  mode: 'first' | 'any',
): readonly (readonly FoundMatch[])[] | undefined {
  const { total, list } = roundChoicesOf(model);
  const { legs, requests } = model.problem.options;
  const fits = fittingPeriods(model, budget);
  const hasMoves = requests.some(({ kind }) => kind === 'unavailable');
  const arePoolsEqual = new Set(model.problem.pools.map(roundsOfPool)).size === 1;
  const failed = new Set<string>();

  const goOn = (
    rounds: readonly RoundOfPairs[],
    periods: readonly number[],
    left: number,
  ): readonly (readonly FoundMatch[])[] | undefined => {
    if (rounds.length === total)
      return placeWithMoves(
        model,
        rounds.map(({ pairs }, at) => ({ pairs, period: periods[at] ?? 0 })),
        budget,
      );
    // Without moves only this decides whether the rest is possible: the pairs left, the period, and what will be mirrored.
    const mirrored = rounds.slice(0, total / 2).map((round) => (arePoolsEqual ? fits.kindOf(round) : round.mask));
    const state = `${rounds.length} ${left} ${periods.at(-1)} ${legs === 2 ? mirrored.join() : ''}`;
    const after = (periods.at(-1) ?? -1) + 1;
    const isLate = total - rounds.length > model.periods.length - after;
    if (isLate || (!hasMoves && failed.has(state))) return undefined;
    spendStep(budget);
    for (const round of list(rounds, left)) {
      const later = fits.of(round).filter((one) => one >= after);
      for (const period of mode === 'first' ? later.slice(0, 1) : later) {
        const found = goOn([...rounds, round], [...periods, period], left & ~round.mask);
        if (found) return found;
      }
    }
    failed.add(state);
    return undefined;
  };
  return goOn([], [], 2 ** model.pairs.length - 1);
}
