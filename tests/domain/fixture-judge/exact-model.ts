/** A fixture problem in numbers, as the exact search reads it. */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import {
  dateOfDay,
  isApartElsewhere,
  isBooked,
  listSlots,
  overlap,
  restsBesideBookings,
  type Slot,
  weekOf,
} from './playing-slots.ts';

/** Two teams that meet once in a leg; `bit` is the place of the pair in a mask of pairs. */
export interface Pair {
  readonly bit: number;
  readonly teams: readonly [number, number];
}

/** A match in a slot, directed by an official (0 = nobody). */
export interface Placement {
  readonly pair: Pair;
  readonly slot: Slot;
  readonly refereeId: number;
}

/** A match of a plan that was found; `moved`: outside the week or the day of its round. */
export interface FoundMatch extends Placement {
  readonly moved: boolean;
}

export interface ExactModel {
  readonly problem: FixtureProblem;
  readonly pairs: readonly Pair[];
  /** The slots by week or by day; one list with all of them in the pace 'continuous'. */
  readonly periods: readonly (readonly Slot[])[];
  /** The places that the pair may have for every demand on itself but 'unavailable', a referee for each. */
  readonly placesOf: (pair: Pair, slot: Slot) => readonly Placement[];
  readonly isAway: (pair: Pair, day: number) => boolean;
  readonly canBeTogether: (one: Placement, other: Placement) => boolean;
}

export function modelOf(problem: FixtureProblem): ExactModel {
  const slots = listSlots(problem);
  const pairs = problem.pools
    .flatMap(({ teamIds }) => teamIds.flatMap((a, at) => teamIds.slice(at + 1).map((b) => [a, b] as const)))
    .map((teams, bit) => ({ bit, teams }));
  const places = pairs.map(() => new Map<Slot, readonly Placement[]>());
  const placesOf = (pair: Pair, slot: Slot) => {
    const known = places[pair.bit]?.get(slot) ?? listPlaces(problem, pair, slot);
    places[pair.bit]?.set(slot, known);
    return known;
  };
  const { pace } = problem.options;
  const byPeriod = Map.groupBy(slots, ({ day }) => (pace === 'week' ? weekOf(day) : pace === 'day' ? day : 0));
  const away = pairs.map(() => new Map<number, boolean>());
  const isAway = (pair: Pair, day: number) => {
    const known = away[pair.bit]?.get(day) ?? isUnavailable(problem, pair, day);
    away[pair.bit]?.set(day, known);
    return known;
  };
  return { problem, pairs, periods: [...byPeriod.values()], placesOf, isAway, canBeTogether: compatibility(problem) };
}

function listPlaces(problem: FixtureProblem, pair: Pair, slot: Slot): Placement[] {
  for (const team of pair.teams)
    if (isBooked(problem, 'team', team, slot) || !restsBesideBookings(problem, team, slot)) return [];
  if (isApartElsewhere(problem, pair.teams, slot)) return [];
  for (const request of problem.options.requests) {
    if (request.kind === 'notBefore' && pair.teams.includes(request.teamId) && slot.matchTime < request.time) return [];
    if (request.kind === 'notAfter' && pair.teams.includes(request.teamId) && slot.matchTime > request.time) return [];
  }
  const referees = problem.options.officials?.refereeIds ?? [];
  if (referees.length === 0) return [{ pair, slot, refereeId: 0 }];
  return referees
    .filter((id) => !(problem.teamsOfOfficial.get(id) ?? []).some((team) => pair.teams.includes(team)))
    .filter((id) => !isBooked(problem, 'official', id, slot))
    .map((refereeId) => ({ pair, slot, refereeId }));
}

function isUnavailable({ options }: FixtureProblem, pair: Pair, day: number): boolean {
  const date = dateOfDay(day);
  return options.requests.some(
    (request) =>
      request.kind === 'unavailable' &&
      pair.teams.includes(request.teamId) &&
      request.from <= date &&
      date <= request.to,
  );
}

function compatibility({ options }: FixtureProblem): ExactModel['canBeTogether'] {
  const { gapMinutes, restMinutes, pace } = options;
  const apart = options.requests.flatMap((request) => (request.kind === 'apart' ? [request.teamIds] : []));
  return (one, other) => {
    const between = Math.max(one.slot.start - other.slot.end, other.slot.start - one.slot.end);
    if (one.slot.canchaId === other.slot.canchaId && between < gapMinutes) return false;
    const rest = pace === 'continuous' || one.slot.day === other.slot.day ? restMinutes : 0;
    if (between < rest && one.pair.teams.some((team) => other.pair.teams.includes(team))) return false;
    if (!overlap(one.slot, other.slot)) return true;
    if (one.refereeId !== 0 && one.refereeId === other.refereeId) return false;
    return !apart.some(
      ([a = 0, b = 0]) =>
        (one.pair.teams.includes(a) && other.pair.teams.includes(b)) ||
        (one.pair.teams.includes(b) && other.pair.teams.includes(a)),
    );
  };
}
