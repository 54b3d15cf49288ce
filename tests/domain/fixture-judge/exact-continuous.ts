/** The exact search for the pace 'continuous': it goes from one start time to the next and tries every set of matches. */
import type { ExactModel, FoundMatch, Pair, Placement } from './exact-model.ts';
import { type Budget, spendStep } from './exact-places.ts';
import type { Slot } from './playing-slots.ts';

/** Rounds have no part in when a match is played: the matches are answered as one list. */
export function searchContinuous(model: ExactModel, budget: Budget): readonly (readonly FoundMatch[])[] | undefined {
  const { legs } = model.problem.options;
  const slots = model.periods[0] ?? [];
  const starts = [...Map.groupBy(slots, ({ start }) => start).values()];
  const areCanchasEqual = neverOverlapOnCancha(slots, model.problem.options.gapMinutes);
  const slotsFrom = starts.map((_, at) => starts.slice(at).reduce((sum, list) => sum + list.length, 0));
  const failed = new Set<string>();
  const room = teamRoom(model, starts);

  const goOn = (
    at: number,
    left: readonly number[],
    recent: readonly Placement[],
  ): readonly Placement[] | undefined => {
    const total = left.reduce((sum, one) => sum + one, 0);
    if (total === 0) return [];
    const here = starts[at];
    if (!here || total > (slotsFrom[at] ?? 0) || !room(at, left)) return undefined;
    const near = recent.filter((place) => isNear(model, place, here[0]?.start ?? 0));
    const state = `${at} ${left.join('')} ${near.map(textOf).sort().join()}`;
    if (failed.has(state)) return undefined;
    spendStep(budget);
    for (const placed of listSets(model, here, left, near, areCanchasEqual, budget)) {
      const rest = left.map((one, bit) => one - placed.filter(({ pair }) => pair.bit === bit).length);
      const found = goOn(at + 1, rest, [...near, ...placed]);
      if (found) return [...placed, ...found];
    }
    failed.add(state);
    return undefined;
  };
  const placed = goOn(
    0,
    model.pairs.map(() => legs),
    [],
  );
  return placed && [placed.map((place) => ({ ...place, moved: false }))];
}

const textOf = ({ pair, slot, refereeId }: Placement) => `${pair.bit}/${slot.start}/${slot.canchaId}/${refereeId}`;

/** Whether a match still has to do with one that starts then. */
function isNear({ problem }: ExactModel, { slot }: Placement, start: number): boolean {
  return slot.end + Math.max(problem.options.restMinutes, problem.options.gapMinutes) > start;
}

function neverOverlapOnCancha(slots: readonly Slot[], gapMinutes: number): boolean {
  return [...Map.groupBy(slots, ({ canchaId }) => canchaId).values()].every((list) =>
    list.every((slot, at) => at === 0 || slot.start >= (list[at - 1]?.end ?? 0) + gapMinutes),
  );
}

/** Every set of matches that can begin at one time, larger ones first; of equal canchas the first are used. */
function* listSets(
  model: ExactModel,
  slots: readonly Slot[],
  left: readonly number[],
  near: readonly Placement[],
  areCanchasEqual: boolean,
  budget: Budget,
): Generator<readonly Placement[]> {
  const [slot, ...others] = slots;
  if (!slot) {
    yield [];
    return;
  }
  for (const pair of model.pairs) {
    if ((left[pair.bit] ?? 0) === 0 || model.isAway(pair, slot.day)) continue;
    for (const place of model.placesOf(pair, slot)) {
      if (!near.every((other) => model.canBeTogether(place, other))) continue;
      spendStep(budget);
      // Equal canchas get their matches in the order of the pairs: the other orders are the same plan.
      const rest = left.map((one, bit) => (bit === pair.bit ? one - 1 : areCanchasEqual && bit < pair.bit ? 0 : one));
      for (const more of listSets(model, others, rest, [...near, place], areCanchasEqual, budget))
        yield [place, ...more];
    }
  }
  if (areCanchasEqual) yield [];
  else yield* listSets(model, others, left, near, areCanchasEqual, budget);
}

/** Whether each team can still play all its matches one after another from a start time on, were it alone. */
function teamRoom(model: ExactModel, starts: readonly (readonly Slot[])[]) {
  const teams = [...new Set(model.pairs.flatMap(({ teams: both }) => both))];
  const { restMinutes } = model.problem.options;
  const most = new Map(
    teams.map((team) => {
      const own = model.pairs.filter((pair) => pair.teams.includes(team));
      const counts: number[] = Array.from({ length: starts.length + 1 }, () => 0);
      let next = { start: Number.POSITIVE_INFINITY, count: 0 };
      // From the last start backwards: each possible match as late as it can be.
      for (let at = starts.length - 1; at >= 0; at -= 1) {
        const slot = starts[at]?.[0];
        const canPlay = (starts[at] ?? []).some((one) => own.some((pair) => isPossibleAt(model, pair, one)));
        if (slot && canPlay && slot.end + restMinutes <= next.start)
          next = { start: slot.start, count: next.count + 1 };
        counts[at] = next.count;
      }
      return [team, counts] as const;
    }),
  );
  const pairsOf = new Map(teams.map((team) => [team, model.pairs.filter((pair) => pair.teams.includes(team))]));
  return (at: number, left: readonly number[]) =>
    teams.every((team) => {
      const wanted = (pairsOf.get(team) ?? []).reduce((sum, { bit }) => sum + (left[bit] ?? 0), 0);
      return wanted <= (most.get(team)?.[at] ?? 0);
    });
}

const isPossibleAt = (model: ExactModel, pair: Pair, slot: Slot) =>
  !model.isAway(pair, slot.day) && model.placesOf(pair, slot).length > 0;
