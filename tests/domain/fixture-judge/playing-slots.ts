/** Lists where and when the matches of a fixture problem may be played: its playing days, their weeks and their slots. */
import { dateOfDaysSinceYearOne, daysSinceYearOne } from '#shared/domain/calendar.ts';
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
export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
/** Weeks begin on Monday, as 0001-01-01 did. */
export const weekOf = (day: number): number => Math.floor(day / 7);
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function isBooked(problem: FixtureProblem, kind: Booking['kind'], id: number, span: Span): boolean {
  return problem.bookings.some(
    (booking) => booking.kind === kind && booking.id === id && booking.from < span.end && span.start < booking.to,
  );
}

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
  const slots = new Map<string, Slot>();
  for (const day of listPlayingDays(problem)) {
    const matchDate = dateOfDaysSinceYearOne(day);
    for (const { weekdays, from, to, canchaIds } of options.playingTimes) {
      if (!weekdays.includes((day % 7) + 1)) continue;
      const step = matchMinutes + options.gapMinutes;
      for (let minute = minutesOf(from); minute + matchMinutes <= minutesOf(to); minute += step) {
        const start = day * minutesPerDay + minute;
        for (const canchaId of canchaIds) {
          const slot = { day, matchDate, matchTime: timeOf(minute), canchaId, start, end: start + matchMinutes };
          if (!isBooked(problem, 'cancha', canchaId, slot)) slots.set(`${start} ${canchaId}`, slot);
        }
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.start - b.start || a.canchaId - b.canchaId);
}
