/** In which periods a round fits, without regard to 'unavailable'. */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { ExactModel } from './exact-model.ts';
import { type Budget, choosePlaces } from './exact-places.ts';
import type { RoundOfPairs } from './exact-rounds.ts';
import type { Slot } from './playing-slots.ts';

interface FittingPeriods {
  /** The indices of the periods in which the round fits, in order. */
  readonly of: (round: RoundOfPairs) => readonly number[];
  /** The same number for rounds that fit in the same periods. */
  readonly kindOf: (round: RoundOfPairs) => number;
}

export function fittingPeriods(model: ExactModel, budget: Budget): FittingPeriods {
  const looks = model.periods.map((slots) => lookOf(slots, model.problem));
  const fitsByLook = new Map(looks.map((look) => [look, new Map<number, boolean>()]));
  const fitsByPeriod = looks.map((look) => fitsByLook.get(look) ?? new Map<number, boolean>());
  const known = new Map<number, readonly number[]>();
  const kinds = new Map<string, number>();
  const fitsIn = (round: RoundOfPairs, period: number): boolean => {
    const before = fitsByPeriod[period]?.get(round.mask);
    if (before !== undefined) return before;
    const slots = model.periods[period] ?? [];
    const places = round.pairs.map((pair) => slots.flatMap((slot) => model.placesOf(pair, slot)));
    const fits = choosePlaces(model, places, budget) !== undefined;
    fitsByPeriod[period]?.set(round.mask, fits);
    return fits;
  };
  const of = (round: RoundOfPairs) => {
    const before = known.get(round.mask);
    if (before) return before;
    const list = [...model.periods.keys()].filter((period) => fitsIn(round, period));
    known.set(round.mask, list);
    return list;
  };
  const kindOf = (round: RoundOfPairs) => {
    const key = of(round).join();
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  };
  return { of, kindOf };
}

/** The same text for periods that differ only in their date: a round fits in all of them or in none. */
function lookOf(slots: readonly Slot[], { bookings, options }: FixtureProblem): string {
  const base = (slots[0]?.day ?? 0) * 1440;
  const from = (slots[0]?.start ?? 0) - options.restMinutes;
  const to = Math.max(...slots.map(({ end }) => end)) + options.restMinutes;
  const near = bookings.filter((booking) => booking.from < to && from < booking.to);
  return [
    ...slots.map(({ start, canchaId }) => `${start - base}/${canchaId}`),
    ...near.map((booking) => `${booking.kind}${booking.id}/${booking.from - base}/${booking.to - base}`),
  ].join(' ');
}
