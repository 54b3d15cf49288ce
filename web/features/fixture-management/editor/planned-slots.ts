/** The slots of a round's days, as the editor of a plan shows them: which match is in each, and which are still free. */
import { daysSinceYearOne, minutesSinceYearOne, timeOfMinutes } from '#shared/domain/calendar/calendar.ts';
import { weeklySlots } from '#shared/domain/fixture/playing-days.ts';
import type { FixtureOptions, PlannedFixtureMatch, PlannedRound } from '#shared/domain/schemas/fixture.ts';

export interface Slot {
  readonly date: string;
  /** Start as `HH:mm`. */
  readonly time: string;
  readonly canchaId: number;
}

/** The start in minutes, comparable over days. */
const startOfSlot = ({ date, time }: Pick<Slot, 'date' | 'time'>): number => minutesSinceYearOne(date, time);

const starts = new WeakMap<PlannedFixtureMatch, number>();

/** The start of a match in minutes, remembered, since every move is held against all matches of the plan. */
export function startOfMatch(match: PlannedFixtureMatch): number {
  const start = starts.get(match) ?? minutesSinceYearOne(match.matchDate, match.matchTime);
  starts.set(match, start);
  return start;
}

export const slotOfMatch = ({ matchDate, matchTime, canchaId }: PlannedFixtureMatch): Slot => ({
  date: matchDate,
  time: matchTime,
  canchaId,
});

/**
 * Whether two slots are one start on one cancha. A match without a cancha (0) occupies no slot, so any number of such
 * matches may start at the same time.
 */
export const isSameSlot = (a: Slot, b: Slot): boolean =>
  a.canchaId !== 0 && a.date === b.date && a.time === b.time && a.canchaId === b.canchaId;

type Hours = Pick<FixtureOptions, 'playingTimes' | 'gapMinutes'>;

/**
 * Every slot that the playing times give on a day, by time and cancha, whether or not something is played in it. On a
 * day of the week without playing times, the hours of the other days count.
 */
function slotsOfDay({ playingTimes, gapMinutes = 0 }: Hours, matchMinutes: number, date: string): Slot[] {
  const weekly = weeklySlots(playingTimes, matchMinutes, gapMinutes);
  const ofDay = weekly[daysSinceYearOne(date) % 7] ?? [];
  const slots = (ofDay.length > 0 ? ofDay : weekly.flat()).map(({ minute, canchaId }) => ({
    date,
    time: timeOfMinutes(minute),
    canchaId,
  }));
  return withoutRepeated(slots).sort(compareSlots);
}

/** The slots of the days on which a round is played and of other days, with those of its matches that lie elsewhere. */
export function slotsOfRound(
  hours: Hours,
  matchMinutes: number,
  { matches }: PlannedRound,
  otherDates: readonly string[] = [],
): Slot[] {
  const dates = new Set([...matches.map(({ matchDate }) => matchDate), ...otherDates]);
  const ofDays = [...dates].flatMap((date) => slotsOfDay(hours, matchMinutes, date));
  const used = matches.filter(({ canchaId }) => canchaId !== 0).map(slotOfMatch);
  return withoutRepeated([...ofDays, ...used]).sort(compareSlots);
}

/**
 * The slots that a timetable shows first: up to the last used hour of each day and the one after it, since a round is
 * played from a day's first slot on. `wholeDates` are shown whole.
 */
export function slotsUpToLastUsed(
  slots: readonly Slot[],
  used: readonly Slot[],
  wholeDates: readonly string[] = [],
): Slot[] {
  return [...Map.groupBy(slots, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const times = [...new Set(ofDay.map(({ time }) => time))];
    const last = Math.max(-1, ...used.filter((slot) => slot.date === date).map(({ time }) => times.indexOf(time)));
    return wholeDates.includes(date) ? ofDay : ofDay.filter(({ time }) => times.indexOf(time) <= last + 1);
  });
}

const withoutRepeated = (slots: readonly Slot[]): Slot[] =>
  slots.filter((slot, index) => slots.findIndex((other) => isSameSlot(slot, other)) === index);

const compareSlots = (a: Slot, b: Slot): number => startOfSlot(a) - startOfSlot(b) || a.canchaId - b.canchaId;
