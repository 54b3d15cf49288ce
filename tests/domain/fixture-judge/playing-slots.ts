/** Lists where and when the matches of a fixture problem may be played: its playing days, their weeks and their slots. */
import { dateOfDaysSinceYearOne, daysSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import type { Booking, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { limits } from '#shared/domain/limits.ts';

/** Times are minutes and days are days since 0001-01-01; [start, end) is what a match takes. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
export interface Slot extends Span {
  readonly day: number;
  readonly matchDate: string;
  readonly matchTime: string;
  readonly canchaId: number;
}

const minutesPerDay = 1440;
/** The date of each day that was asked for, since the same two years are read again and again. */
const dates = new Map<number, string>();
export function dateOfDay(day: number): string {
  const date = dates.get(day) ?? dateOfDaysSinceYearOne(day);
  dates.set(day, date);
  return date;
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
/** Weeks begin on Monday, as 0001-01-01 did. */
export const weekOf = (day: number): number => Math.floor(day / 7);
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function isBooked(problem: FixtureProblem, kind: Booking['kind'], id: number, span: Span): boolean {
  return isAnyBooked(
    problem.bookings.filter((booking) => booking.kind === kind),
    id,
    span,
  );
}

const isAnyBooked = (ofKind: readonly Booking[], id: number, span: Span): boolean =>
  ofKind.some((booking) => booking.id === id && booking.from < span.end && span.start < booking.to);

/**
 * Whether the team has its rest between the match and all that it plays elsewhere: on the same day, and at a continuous
 * pace on every day.
 */
export const restsBesideBookings = (
  { options, bookings }: FixtureProblem,
  teamId: number,
  { day, start, end }: Span & { readonly day: number },
): boolean =>
  !bookings.some(
    ({ kind, id, from, to }) =>
      kind === 'team' &&
      id === teamId &&
      (options.pace === 'continuous' || Math.floor(from / minutesPerDay) === day) &&
      Math.max(from - end, start - to) < options.restMinutes,
  );

/** Whether one of the teams shall be apart from another that plays elsewhere at that time. */
export const isApartElsewhere = (problem: FixtureProblem, teamIds: readonly number[], span: Span): boolean =>
  problem.options.requests.some(
    (request) =>
      request.kind === 'apart' &&
      request.teamIds.some(
        (one, at) => teamIds.includes(one) && isBooked(problem, 'team', request.teamIds[1 - at] ?? 0, span),
      ),
  );

/** The days with playing times, from the first one on, without those that are excluded. */
export function listPlayingDays({ options }: FixtureProblem): number[] {
  const first = daysSinceYearOne(options.startDate);
  const excluded = new Set(options.excludedDates.map(daysSinceYearOne));
  const weekdays = new Set(options.playingTimes.flatMap((time) => time.weekdays));
  const days = Array.from({ length: limits.fixtureDays + 1 }, (_, at) => first + at);
  return days.filter((day) => weekdays.has((day % 7) + 1) && !excluded.has(day));
}

/** All slots that no booking of their cancha takes, by start and then by cancha. */
export function listSlots(problem: FixtureProblem): Slot[] {
  const { options, matchMinutes } = problem;
  const bookings = problem.bookings.filter(({ kind }) => kind === 'cancha');
  const times = options.playingTimes.map(({ weekdays, from, to, canchaIds }) => {
    const count = Math.floor(
      (minutesOf(to) - minutesOf(from) + options.gapMinutes) / (matchMinutes + options.gapMinutes),
    );
    const minutes = Array.from(
      { length: count },
      (_, at) => minutesOf(from) + at * (matchMinutes + options.gapMinutes),
    );
    return { weekdays, canchaIds, starts: minutes.map((minute) => ({ minute, matchTime: timeOf(minute) })) };
  });
  const slots: Slot[] = [];
  for (const day of listPlayingDays(problem)) {
    const matchDate = dateOfDay(day);
    const named = new Set<string>();
    for (const { weekdays, canchaIds, starts } of times) {
      if (!weekdays.includes((day % 7) + 1)) continue;
      for (const { minute, matchTime } of starts) {
        const start = day * minutesPerDay + minute;
        for (const canchaId of canchaIds) {
          const slot = { day, matchDate, matchTime, canchaId, start, end: start + matchMinutes };
          const name = `${minute} ${canchaId}`;
          if (named.has(name) || isAnyBooked(bookings, canchaId, slot)) continue;
          named.add(name);
          slots.push(slot);
        }
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start || a.canchaId - b.canchaId);
}
