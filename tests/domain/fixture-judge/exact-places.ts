/** Finds slots and referees for a few matches at once, or shows that there are none. */
import type { ExactModel, Placement } from './exact-model.ts';

/** Counts steps of a search, so that one that takes too long ends without an answer. */
export interface Budget {
  steps: number;
}
export class OutOfSteps extends Error {}

export function spendStep(budget: Budget): void {
  budget.steps -= 1;
  if (budget.steps < 0) throw new OutOfSteps();
}

/** One place of each list, so that all go together; undefined if there is no such choice. */
export function choosePlaces(
  { canBeTogether }: ExactModel,
  candidates: readonly (readonly Placement[])[],
  budget: Budget,
): readonly Placement[] | undefined {
  const choose = (
    open: readonly (readonly Placement[])[],
    chosen: readonly Placement[],
  ): readonly Placement[] | undefined => {
    if (open.length === 0) return chosen;
    spendStep(budget);
    // The match with the fewest places goes first: an impossible one ends the search at once.
    const fewest = Math.min(...open.map(({ length }) => length));
    const next = open.findIndex(({ length }) => length === fewest);
    const others = open.toSpliced(next, 1);
    for (const place of open[next] ?? []) {
      const narrowed = others.map((one) => one.filter((other) => canBeTogether(place, other)));
      if (narrowed.some(({ length }) => length === 0)) continue;
      const found = choose(narrowed, [...chosen, place]);
      if (found) return found;
    }
    return undefined;
  };
  return choose(candidates, []);
}
