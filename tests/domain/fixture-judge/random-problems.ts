/** Random fixture problems of few teams: with room for everything, too small by counting, and tight. */
import fc from 'fast-check';
import { addDays, minutesSinceYearOne, timeOfMinutes } from '#shared/domain/calendar/calendar.ts';
import type { Booking, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureRequest, PlayingTime } from '#shared/domain/schemas/fixture.ts';
import { roundsOfPool } from './judge-structure.ts';
import { dateOfDay, listPlayingDays } from './playing-slots.ts';
import { aProblem, firstMonday } from './problems.ts';

const arbitraryRequest = fc.record({
  kind: fc.constantFrom('notBefore', 'notAfter', 'unavailable', 'apart', 'meet'),
  team: fc.nat(7),
  other: fc.nat(6),
  round: fc.integer({ min: 1, max: 15 }),
  slot: fc.nat(5),
  day: fc.nat(6),
  days: fc.constantFrom(1, 1, 1, 2, 800),
});
const arbitraryBooking = fc.record({
  kind: fc.constantFrom('team', 'cancha', 'official'),
  which: fc.nat(7),
  day: fc.nat(4),
  slot: fc.nat(3),
  offset: fc.constantFrom(0, 0, 10, -10),
});
const arbitraryOfficials = fc.record({
  referees: fc.integer({ min: 0, max: 3 }),
  assistants: fc.nat(1),
  /** The team whose staff each official belongs to; from 8 on, nobody's. */
  teams: fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
});
const sizesOfPools = [[2], [3], [4], [5], [6], [7], [8], [4, 4], [3, 3], [4, 3], [5, 3], [3, 2], [6, 2]];

const arbitraryShape = fc.record({
  sizes: fc.constantFrom<number[]>(...sizesOfPools),
  legs: fc.constantFrom(1 as const, 1 as const, 2 as const),
  pace: fc.constantFrom('day' as const, 'week' as const, 'continuous' as const),
  matchMinutes: fc.constantFrom(20, 30, 40),
  gapMinutes: fc.constantFrom(0, 0, 10),
  restMinutes: fc.constantFrom(0, 0, 20, 45),
  canchas: fc.integer({ min: 1, max: 3 }),
  /** How many more times than needed each cancha has on a day. */
  spareTimes: fc.constantFrom(-1, 0, 0, 0, 0, 1, 1, 2),
  /** The cancha that has one more time, which begins between two others. */
  oddCancha: fc.constantFrom(0, 0, 71, 73),
  /** Minutes at the end of a day that are too few for a match. */
  leftOver: fc.constantFrom(0, 0, 15),
  startDate: fc.constantFrom(firstMonday, firstMonday, '2027-03-04', '2027-03-07'),
  weekdays: fc.constantFrom<number[]>([6], [6], [6, 7], [3, 6]),
  /** How many times later the second of two weekdays begins; less than 0 for earlier. */
  later: fc.constantFrom(0, 0, 1, -2),
  /** How many more days than needed the calendar has; null for two whole years. */
  spareDays: fc.constantFrom(-1, 0, 0, 1, 1, 2, 2, null, null),
  requests: fc.oneof(
    fc.array(arbitraryRequest, { maxLength: 0 }),
    fc.array(arbitraryRequest, { maxLength: 2 }),
    fc.array(arbitraryRequest, { maxLength: 5 }),
  ),
  officials: fc.oneof(fc.constant(null), fc.constant(null), arbitraryOfficials),
  bookings: fc.array(arbitraryBooking, { maxLength: 3 }),
});
type Shape = typeof arbitraryShape extends fc.Arbitrary<infer S> ? S : never;

export const arbitraryProblem: fc.Arbitrary<FixtureProblem> = arbitraryShape.map(problemOf);

function problemOf(shape: Shape): FixtureProblem {
  const teamCount = shape.sizes.reduce((sum, size) => sum + size, 0);
  // Officials have ids that teams have too.
  const refereeIds = shape.officials ? [1, 2, 3].slice(0, shape.officials.referees) : [];
  const assistantIds = shape.officials ? [4].slice(0, shape.officials.assistants) : [];
  const playingTimes = playingTimesOf(shape);
  const open = aProblem({
    sizes: shape.sizes,
    matchMinutes: shape.matchMinutes,
    options: {
      ...pick(shape),
      playingTimes,
      officials: shape.officials && { refereeIds, assistantIds },
    },
    teamsOfOfficial: new Map(
      [...refereeIds, ...assistantIds].flatMap((id, at) => {
        const team = shape.officials?.teams[at] ?? 8;
        return team < teamCount ? [[id, [team + 1]] as const] : [];
      }),
    ),
  });
  const requests = requestsOf(shape, open, teamCount);
  const options = { ...open.options, requests };
  const excludedDates = excludedDatesOf(shape, { ...open, options }, teamCount);
  return { ...open, options: { ...options, excludedDates }, bookings: bookingsOf(shape, open, teamCount) };
}

const pick = ({ legs, pace, startDate, gapMinutes, restMinutes }: Shape) => ({
  legs,
  pace,
  startDate,
  gapMinutes,
  restMinutes,
});
const firstStart = 14 * 60;
/** As many times on each cancha as a round needs, some more or one less; an odd one begins between two others. */
function playingTimesOf(shape: Shape): PlayingTime[] {
  const { sizes, canchas, spareTimes, matchMinutes, gapMinutes, weekdays, later, oddCancha, leftOver } = shape;
  const wanted = sizes.reduce((sum, size) => sum + Math.floor(size / 2), 0);
  const perDay = Math.max(1, Math.ceil(wanted / canchas) + spareTimes);
  const last = firstStart + perDay * matchMinutes + (perDay - 1) * gapMinutes + leftOver;
  const canchaIds = [71, 72, 73].slice(0, canchas);
  const regular = (days: number[], shift: number) => {
    const by = shift * (matchMinutes + gapMinutes);
    return { weekdays: days, from: timeOfMinutes(firstStart + by), to: timeOfMinutes(last + by), canchaIds };
  };
  const times =
    later === 0 || weekdays.length < 2
      ? [regular(weekdays, 0)]
      : [regular(weekdays.slice(0, 1), 0), regular(weekdays.slice(1), later)];
  const odd = {
    weekdays: weekdays.slice(0, 1),
    from: timeOfMinutes(firstStart + 15),
    to: timeOfMinutes(firstStart + 15 + matchMinutes),
  };
  return oddCancha > 0 && canchas < 3 ? [...times, { ...odd, canchaIds: [oddCancha] }] : times;
}

function requestsOf(shape: Shape, problem: FixtureProblem, teamCount: number): FixtureRequest[] {
  const days = listPlayingDays(problem).map(dateOfDay);
  return shape.requests.map(({ kind, team, other, round, slot, day, days: length }) => {
    const teamId = (team % teamCount) + 1;
    const otherId = ((team + 1 + (other % (teamCount - 1))) % teamCount) + 1;
    const time = timeOfMinutes(firstStart + slot * (shape.matchMinutes + shape.gapMinutes));
    const from = days[day] ?? firstMonday;
    if (kind === 'notBefore' || kind === 'notAfter') return { kind, teamId, time };
    if (kind === 'unavailable') return { kind, teamId, from, to: addDays(from, length - 1) };
    if (kind === 'apart') return { kind, teamIds: [teamId, otherId] };
    return { kind: 'meet', teamIds: [teamId, otherId], round: Math.min(round, teamCount * shape.legs) };
  });
}

/** Leaves about as many days as are needed, where the exact search can then still decide. */
function excludedDatesOf(shape: Shape, problem: FixtureProblem, teamCount: number): string[] {
  const { legs, requests } = problem.options;
  const isLarge = teamCount > 6 || (legs === 2 && teamCount > 4);
  const isAnybodyAway = requests.some(({ kind }) => kind === 'unavailable');
  const isHard =
    shape.pace === 'continuous'
      ? teamCount > 5 || (legs === 2 && teamCount > 4)
      : isLarge && (isAnybodyAway || legs === 2);
  if (shape.spareDays === null || (isHard && shape.spareDays >= 0)) return [];
  const days = listPlayingDays(problem);
  const rounds = legs * Math.max(...problem.pools.map(roundsOfPool));
  const perPeriod = shape.pace === 'week' ? shape.weekdays.length : 1;
  const kept = Math.max(1, (shape.pace === 'continuous' ? Math.ceil(rounds / 2) : rounds) + shape.spareDays);
  return days.slice(kept * perPeriod).map(dateOfDay);
}

function bookingsOf(shape: Shape, problem: FixtureProblem, teamCount: number): Booking[] {
  const days = listPlayingDays(problem).map(dateOfDay);
  return shape.bookings.map(({ kind, which, day, slot, offset }, at) => {
    const id = { team: (which % teamCount) + 1, cancha: 71 + (which % 3), official: 1 + (which % 3) }[kind];
    const minute = firstStart + slot * (shape.matchMinutes + shape.gapMinutes) + offset;
    const from = minutesSinceYearOne(days[day] ?? firstMonday, timeOfMinutes(minute));
    return { kind, id, from, to: from + 30, matchId: 900 + at };
  });
}
