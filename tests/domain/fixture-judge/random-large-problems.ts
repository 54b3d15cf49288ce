/** Random fixture problems of 9 to 24 teams with room for everything; half of them ask for nothing. */
import fc from 'fast-check';
import {
  addDays,
  dateOfDaysSinceYearOne,
  minutesSinceYearOne,
  timeOfMinutes,
} from '#shared/domain/calendar/calendar.ts';
import type { Booking, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureRequest } from '#shared/domain/schemas/fixture.ts';
import { listPlayingDays } from './playing-slots.ts';
import { withoutContradictions } from './possible-meetings.ts';
import { aProblem, firstMonday } from './problems.ts';

const arbitraryLargeShape = fc.record({
  sizes: fc.oneof(
    fc.integer({ min: 9, max: 24 }).map((size) => [size]),
    fc.array(fc.integer({ min: 3, max: 8 }), { minLength: 2, maxLength: 4 }).filter((sizes) => sumOf(sizes) <= 24),
  ),
  legs: fc.constantFrom(1 as const, 1 as const, 2 as const),
  pace: fc.constantFrom('day' as const, 'week' as const, 'continuous' as const),
  gapMinutes: fc.constantFrom(0, 10),
  restMinutes: fc.constantFrom(0, 30),
  canchas: fc.integer({ min: 1, max: 4 }),
  weekdays: fc.constantFrom<number[]>([6], [6, 7], [2, 4]),
  spareTimes: fc.integer({ min: 0, max: 2 }),
  referees: fc.constantFrom(0, 0, 6, 8),
  assistants: fc.nat(2),
  asks: fc.boolean(),
  requests: fc.array(
    fc.record({
      kind: fc.constantFrom('notBefore', 'notAfter', 'unavailable', 'apart', 'meet'),
      team: fc.nat(23),
      other: fc.nat(22),
      round: fc.nat(8),
      day: fc.nat(5),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  bookings: fc.array(
    fc.record({ kind: fc.constantFrom('team', 'cancha', 'official'), which: fc.nat(5), day: fc.nat(4) }),
    { maxLength: 3 },
  ),
  /** How many of a hundred pairs have met before. */
  met: fc.constantFrom(0, 0, 0, 30),
});
type LargeShape = typeof arbitraryLargeShape extends fc.Arbitrary<infer S> ? S : never;

export const arbitraryLargeProblem: fc.Arbitrary<FixtureProblem> = arbitraryLargeShape.map(problemOf);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const matchMinutes = 30;
const firstStart = 8 * 60;
function problemOf(shape: LargeShape): FixtureProblem {
  const { sizes, legs, pace, gapMinutes, restMinutes, canchas, weekdays, spareTimes, asks, referees } = shape;
  const matchesOfRound = sumOf(sizes.map((size) => Math.floor(size / 2)));
  const times = Math.ceil(matchesOfRound / canchas) + (asks ? 3 : 0) + spareTimes;
  const to = timeOfMinutes(firstStart + times * matchMinutes + (times - 1) * gapMinutes);
  const refereeIds = [81, 82, 83, 84, 85, 86, 87, 88].slice(0, referees);
  const assistantIds = [91, 92].slice(0, shape.assistants);
  const problem = aProblem({
    sizes,
    options: {
      legs,
      pace,
      gapMinutes,
      restMinutes,
      playingTimes: [{ weekdays, from: timeOfMinutes(firstStart), to, canchaIds: [71, 72, 73, 74].slice(0, canchas) }],
      officials: referees > 0 ? { refereeIds, assistantIds } : null,
    },
    teamsOfOfficial: new Map(asks && referees > 0 ? [[81, [1]]] : []),
  });
  if (shape.met > 0 && !asks) return { ...problem, existing: existingOf(shape, problem) };
  if (!asks) return problem;
  const requests = withoutContradictions(requestsOf(shape, problem, times), problem);
  const asking = { ...problem, options: { ...problem.options, requests }, bookings: bookingsOf(shape, problem) };
  return shape.met > 0 ? withMatchesOnPlayingDays(shape, asking) : asking;
}

function existingOf({ met, legs }: LargeShape, { pools }: FixtureProblem): FixtureProblem['existing'][number][] {
  const pairs = pools.flatMap(({ teamIds }) => teamIds.flatMap((a) => teamIds.map((b) => [a, b] as const)));
  return pairs
    .filter(([a, b]) => (legs === 2 ? a !== b : a < b) && (a * 31 + b * 17) % 100 < met)
    .map(([homeTeamId, awayTeamId], at) => ({
      homeTeamId,
      awayTeamId,
      round: `Fecha ${1 + (at % 3)}`,
      matchDate: addDays(firstMonday, -20),
      matchTime: '14:00',
    }));
}

/** Some pairs have met, or will, on days that are planned; at most one other pair asks for a round. */
function withMatchesOnPlayingDays(shape: LargeShape, problem: FixtureProblem): FixtureProblem {
  const days = listPlayingDays(problem).map(dateOfDaysSinceYearOne);
  const existing = existingOf(shape, problem).map((match, at) => ({
    ...match,
    matchDate: days[at % 5] ?? firstMonday,
    matchTime: timeOfMinutes(firstStart + 35 * (at % 7)),
  }));
  const bookings = existing.flatMap(({ homeTeamId, awayTeamId, matchDate, matchTime }, at): Booking[] => {
    const from = minutesSinceYearOne(matchDate, matchTime);
    return [homeTeamId, awayTeamId].map((id) => ({ kind: 'team', id, from, to: from + matchMinutes, matchId: 1 + at }));
  });
  const [asked] = problem.options.requests.flatMap((request) =>
    request.kind === 'meet' ? possibleMeeting(request, existing, problem) : [],
  );
  const others = problem.options.requests.filter(({ kind }) => kind !== 'meet');
  const options = { ...problem.options, requests: asked ? [...others, asked] : others };
  return { ...problem, options, existing, bookings: [...problem.bookings, ...bookings] };
}

/** The meeting in one of the rounds that the team with the most matches to play needs; none for a pair that has met. */
function possibleMeeting(
  request: Extract<FixtureRequest, { kind: 'meet' }>,
  existing: FixtureProblem['existing'],
  { pools, options }: FixtureProblem,
): FixtureRequest[] {
  const matchesOf = (ids: readonly number[]) =>
    existing.filter(({ homeTeamId, awayTeamId }) => ids.every((id) => id === homeTeamId || id === awayTeamId));
  if (matchesOf(request.teamIds).length > 0) return [];
  const pool = pools.find(({ teamIds }) => request.teamIds.every((id) => teamIds.includes(id)))?.teamIds ?? [];
  const lacking = pool.map((id) => options.legs * (pool.length - 1) - matchesOf([id]).length);
  const before = Math.max(0, ...existing.map(({ round }) => Number(round.split(' ')[1])));
  return [{ ...request, round: before + 1 + (request.round % Math.max(...lacking)) }];
}

function requestsOf(shape: LargeShape, problem: FixtureProblem, times: number): FixtureRequest[] {
  const days = listPlayingDays(problem).map(dateOfDaysSinceYearOne);
  const teamCount = sumOf(shape.sizes);
  const step = matchMinutes + shape.gapMinutes;
  return shape.requests.map(({ kind, team, other, round, day }): FixtureRequest => {
    const teamId = (team % teamCount) + 1;
    const from = days[day] ?? firstMonday;
    if (kind === 'notBefore') return { kind, teamId, time: timeOfMinutes(firstStart + step * Math.floor(times / 3)) };
    if (kind === 'notAfter')
      return { kind, teamId, time: timeOfMinutes(firstStart + step * Math.ceil((times * 2) / 3)) };
    if (kind === 'unavailable') return { kind, teamId, from, to: from };
    const pool = problem.pools.find(({ teamIds }) => teamIds.includes(teamId))?.teamIds ?? [];
    const rivals = pool.filter((id) => id !== teamId);
    const rival = rivals[other % rivals.length] ?? 0;
    if (kind === 'apart') return { kind, teamIds: [teamId, rival] };
    return { kind: 'meet', teamIds: [teamId, rival], round: 1 + (round % rivals.length) };
  });
}

function bookingsOf(shape: LargeShape, problem: FixtureProblem): Booking[] {
  const days = listPlayingDays(problem).map(dateOfDaysSinceYearOne);
  return shape.bookings.map(({ kind, which, day }, at) => {
    const id = { team: which + 1, cancha: 71 + which, official: 81 + which }[kind];
    const from = minutesSinceYearOne(days[day] ?? firstMonday, timeOfMinutes(firstStart + 35 * which));
    return { kind, id, from, to: from + matchMinutes, matchId: 900 + at };
  });
}
