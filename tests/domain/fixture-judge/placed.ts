/** The matches of a plan with their rounds and times as numbers, and the reasons against a match at its place. */
import { daysSinceYearOne, minutesSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureRequest, PlannedFixtureMatch, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import {
  isApartElsewhere,
  isBooked,
  listPlayingDays,
  listSlots,
  overlap,
  restsBesideBookings,
  type Slot,
  type Span,
} from './playing-slots.ts';

/** A match of a plan; `round` is the index of its round in the plan, `day` counts from 0001-01-01. */
export interface Placed extends PlannedFixtureMatch, Span {
  readonly round: number;
  readonly day: number;
}

/** A problem with what follows from it alone. */
export interface Ground {
  readonly problem: FixtureProblem;
  readonly days: readonly number[];
  readonly slots: readonly Slot[];
  readonly slotKeys: ReadonlySet<string>;
  readonly slotsOfDay: ReadonlyMap<number, readonly Slot[]>;
}

const slotKey = (slot: { matchDate: string; matchTime: string; canchaId: number }) =>
  `${slot.matchDate} ${slot.matchTime} ${slot.canchaId}`;

export function groundOf(problem: FixtureProblem): Ground {
  const slots = listSlots(problem);
  return {
    problem,
    days: listPlayingDays(problem),
    slots,
    slotKeys: new Set(slots.map(slotKey)),
    slotsOfDay: Map.groupBy(slots, ({ day }) => day),
  };
}

export const placedMatches = (problem: FixtureProblem, rounds: readonly PlannedRound[]): Placed[] =>
  rounds.flatMap(({ matches }, round) =>
    matches.map((match) => {
      const start = minutesSinceYearOne(match.matchDate, match.matchTime);
      return {
        ...match,
        round,
        day: daysSinceYearOne(match.matchDate),
        start,
        end: start + problem.matchMinutes,
      };
    }),
  );

export const teamsOf = (match: PlannedFixtureMatch): readonly number[] => [match.homeTeamId, match.awayTeamId];
export const plays = (match: PlannedFixtureMatch, teamId: number): boolean => teamsOf(match).includes(teamId);
const officialsOf = (match: PlannedFixtureMatch): readonly number[] =>
  [match.refereeId, match.assistantId].filter((id) => id !== 0);
export const nameOf = (match: Placed): string =>
  `${match.homeTeamId}-${match.awayTeamId} of round ${match.round + 1} (${match.matchDate} ${match.matchTime}, cancha ${match.canchaId})`;

/** Why the match may not be where it is, for what the problem says about it alone. */
export function* reasonsAlone({ problem, slotKeys }: Ground, match: Placed): Generator<string> {
  if (!slotKeys.has(slotKey(match))) yield 'there is no such slot, or it is booked';
  for (const team of teamsOf(match)) {
    if (isBooked(problem, 'team', team, match)) yield `team ${team} is booked`;
    else if (!restsBesideBookings(problem, team, match)) yield `team ${team} does not rest beside a booking`;
  }
  if (isApartElsewhere(problem, teamsOf(match), match)) yield 'a team that shall be apart plays elsewhere meanwhile';
  for (const official of officialsOf(match)) {
    if (isBooked(problem, 'official', official, match)) yield `official ${official} is booked`;
    const own = problem.teamsOfOfficial.get(official) ?? [];
    if (teamsOf(match).some((team) => own.includes(team))) yield `official ${official} directs an own team`;
  }
  for (const request of problem.options.requests) yield* reasonsOfRequest(request, match);
}

function* reasonsOfRequest(request: FixtureRequest, match: Placed): Generator<string> {
  if (request.kind === 'apart' || request.kind === 'meet' || !plays(match, request.teamId)) return;
  const { teamId, kind } = request;
  if (kind === 'notBefore' && match.matchTime < request.time) yield `team ${teamId} plays before ${request.time}`;
  if (kind === 'notAfter' && match.matchTime > request.time) yield `team ${teamId} plays after ${request.time}`;
  if (kind === 'unavailable' && request.from <= match.matchDate && match.matchDate <= request.to)
    yield `team ${teamId} is unavailable`;
}

/** Why two matches of a plan may not both be where they are. */
export function* reasonsTogether({ problem }: Ground, one: Placed, other: Placed): Generator<string> {
  const { gapMinutes, restMinutes, pace, requests } = problem.options;
  const between = Math.max(one.start - other.end, other.start - one.end);
  if (between >= Math.max(gapMinutes, restMinutes, 0)) return;
  if (one.canchaId === other.canchaId && between < gapMinutes)
    yield `cancha ${one.canchaId} has less than ${gapMinutes} minutes between two matches`;
  const isRestWanted = pace === 'continuous' || one.day === other.day;
  for (const team of teamsOf(one).filter((id) => plays(other, id))) {
    if (overlap(one, other)) yield `team ${team} is in two places at once`;
    else if (isRestWanted && between < restMinutes) yield `team ${team} rests ${between} minutes`;
  }
  if (!overlap(one, other)) return;
  for (const official of officialsOf(one).filter((id) => officialsOf(other).includes(id)))
    yield `official ${official} is in two places at once`;
  for (const request of requests) {
    if (request.kind !== 'apart') continue;
    const [a = 0, b = 0] = request.teamIds;
    if ((plays(one, a) && plays(other, b)) || (plays(one, b) && plays(other, a)))
      yield `teams ${a} and ${b} play at the same time`;
  }
}

/** Whether the match could be in the slot beside the others, with any referee who is free where one is wanted. */
export function couldBeAt(ground: Ground, match: Placed, slot: Slot, others: readonly Placed[]): boolean {
  return atSlot(ground, match, slot, others) !== undefined;
}

/** The match in the slot beside the others, with the first referee who is free where one is wanted. */
export function atSlot(ground: Ground, match: Placed, slot: Slot, others: readonly Placed[]): Placed | undefined {
  const referees = ground.problem.options.officials?.refereeIds ?? [];
  for (const refereeId of referees.length > 0 ? referees : [0]) {
    const moved = { ...match, ...slot, refereeId, assistantId: 0 };
    if (!reasonsAlone(ground, moved).next().done) continue;
    if (others.every((other) => reasonsTogether(ground, moved, other).next().done)) return moved;
  }
  return undefined;
}
