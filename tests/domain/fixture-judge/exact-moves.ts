/** Places the matches of rounds whose periods are known; those of a team that is unavailable may go to other days. */
import type { ExactModel, FoundMatch, Pair, Placement } from './exact-model.ts';
import { type Budget, choosePlaces, spendStep } from './exact-places.ts';

interface RoundInPeriod {
  readonly pairs: readonly Pair[];
  readonly period: number;
}

interface Movable {
  readonly pair: Pair;
  readonly round: number;
  readonly places: readonly { readonly period: number; readonly at: readonly Placement[] }[];
}

/** The matches by round, or undefined if they have no places. */
export function placeWithMoves(
  model: ExactModel,
  rounds: readonly RoundInPeriod[],
  budget: Budget,
): readonly (readonly FoundMatch[])[] | undefined {
  const mayMove = (pair: Pair, period: number) =>
    (model.periods[period] ?? []).some(({ day }) => model.isAway(pair, day));
  const staying = rounds.map(({ pairs, period }) =>
    pairs
      .filter((pair) => !mayMove(pair, period))
      .map((pair) => (model.periods[period] ?? []).flatMap((slot) => model.placesOf(pair, slot))),
  );
  const movable = rounds.flatMap(({ pairs, period }, round) =>
    pairs
      .filter((pair) => mayMove(pair, period))
      .map((pair) => ({ pair, round, places: listPlacesOfMovable(model, pair, period) })),
  );
  const inPeriods: (readonly Placement[])[][] = model.periods.map(() => []);
  for (const [at, { period }] of rounds.entries()) inPeriods[period] = [...(staying[at] ?? [])];
  const isPossible = (period: number) => choosePlaces(model, inPeriods[period] ?? [], budget) !== undefined;
  if (!rounds.every(({ period }) => isPossible(period))) return undefined;
  if (!moveAll(movable, inPeriods, isPossible, budget)) return undefined;
  return matchesByRound(model, rounds, movable, inPeriods, budget);
}

/** Gives every movable match a slot; the lists of `inPeriods` then hold a possible choice. */
function moveAll(
  movable: readonly Movable[],
  inPeriods: (readonly Placement[])[][],
  isPossible: (period: number) => boolean,
  budget: Budget,
): boolean {
  const [next, ...rest] = movable;
  if (!next) return true;
  for (const { period, at } of next.places) {
    spendStep(budget);
    inPeriods[period]?.push(at);
    if (isPossible(period) && moveAll(rest, inPeriods, isPossible, budget)) return true;
    inPeriods[period]?.pop();
  }
  return false;
}

/** The slots on days on which the pair is available, those of its own period first. */
function listPlacesOfMovable({ periods, placesOf, isAway }: ExactModel, pair: Pair, own: number): Movable['places'] {
  return [...periods.keys()]
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .flatMap((period) =>
      (periods[period] ?? [])
        .filter(({ day }) => !isAway(pair, day))
        .map((slot) => ({ period, at: placesOf(pair, slot) }))
        .filter(({ at }) => at.length > 0),
    );
}

function matchesByRound(
  model: ExactModel,
  rounds: readonly RoundInPeriod[],
  movable: readonly Movable[],
  inPeriods: readonly (readonly (readonly Placement[])[])[],
  budget: Budget,
): readonly (readonly FoundMatch[])[] {
  const all = inPeriods.flatMap((places, period) =>
    (choosePlaces(model, places, budget) ?? []).map((place) => ({ place, period })),
  );
  // A pair of two legs is taken once by each of its rounds, the one in the round's own period first.
  const taken = new Set<Placement>();
  const take = (pair: Pair, own: number, isOther: boolean): FoundMatch | undefined => {
    const one = all.find(
      ({ place, period }) => place.pair === pair && !taken.has(place) && (isOther || period === own),
    );
    if (!one) return undefined;
    taken.add(one.place);
    return { ...one.place, moved: one.period !== own };
  };
  const isMovable = (pair: Pair, round: number) => movable.some((one) => one.pair === pair && one.round === round);
  const staying = rounds.map(({ pairs, period }, round) =>
    pairs.map((pair) => (isMovable(pair, round) ? undefined : take(pair, period, false))),
  );
  return rounds.map(({ pairs, period }, round) =>
    pairs.flatMap((pair, at) => staying[round]?.[at] ?? take(pair, period, false) ?? take(pair, period, true) ?? []),
  );
}
