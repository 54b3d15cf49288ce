/** The next day on which a tournament plays, by the playing times that its fixture was planned with. */
import { addDays, weekday } from '../calendar/calendar.ts';
import { limits } from '../limits.ts';
import type { FixtureOptions } from '../schemas/fixture.ts';

export type PlayingDays = Pick<FixtureOptions, 'playingTimes' | 'excludedDates'>;

/** The first playing day after `date`, as `YYYY-MM-DD`; null when the tournament has no playing times, or no such day. */
export function nextPlayingDay(date: string, options: PlayingDays | null): string | null {
  if (!options) return null;
  const weekdays = new Set(options.playingTimes.flatMap((time) => time.weekdays));
  for (let days = 1; days <= limits.postponementDays; days += 1) {
    const next = addDays(date, days);
    if (weekdays.has(weekday(next) || 7) && !options.excludedDates?.includes(next)) return next;
  }
  return null;
}
