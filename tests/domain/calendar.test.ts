/** Our own arithmetic of dates and minutes gives the same results as JavaScript's Date. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dateOfDaysSinceYearOne,
  dateOfMinutesSinceYearOne,
  daysSinceYearOne,
  isCalendarDate,
  minutesSinceYearOne,
  weekday,
} from '#shared/domain/calendar/calendar.ts';

const msPerDay = 86_400_000;
const utcMilliseconds = (date: string) => Date.parse(`${date}T00:00:00Z`);
const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Any day of the years 1 to 9999. */
const arbitraryDayNumber = fc.integer({
  min: utcMilliseconds('0001-01-01') / msPerDay,
  max: utcMilliseconds('9999-12-31') / msPerDay,
});
const arbitraryDate = arbitraryDayNumber.map((day) => isoDate(day * msPerDay));
const arbitraryDayOffset = fc.integer({ min: -1000, max: 1000 });

test('two day numbers differ by the number of days between their dates', () => {
  fc.assert(
    fc.property(arbitraryDate, arbitraryDate, (a, b) => {
      expect(daysSinceYearOne(b) - daysSinceYearOne(a)).toBe((utcMilliseconds(b) - utcMilliseconds(a)) / msPerDay);
    }),
  );
  expect(daysSinceYearOne('0001-01-01')).toBe(0);
});

test('a day number is turned back into its date', () => {
  fc.assert(
    fc.property(arbitraryDate, (date) => {
      expect(dateOfDaysSinceYearOne(daysSinceYearOne(date))).toBe(date);
    }),
  );
});

test('adding days gives the same date as the Date of JavaScript', () => {
  const someDate = fc.integer({
    min: utcMilliseconds('1900-01-01') / msPerDay,
    max: utcMilliseconds('2200-01-01') / msPerDay,
  });
  fc.assert(
    fc.property(someDate, arbitraryDayOffset, (day, more) => {
      expect(addDays(isoDate(day * msPerDay), more)).toBe(isoDate((day + more) * msPerDay));
    }),
  );
});

test('the weekday of a date is the same as in the Date of JavaScript', () => {
  fc.assert(
    fc.property(arbitraryDate, (date) => {
      expect(weekday(date)).toBe(new Date(utcMilliseconds(date)).getUTCDay());
    }),
  );
});

test('a date is valid exactly when the Date of JavaScript leaves it unchanged', () => {
  const written = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
    .map(([year, month, day]) => ({ year, month, day }));
  fc.assert(
    fc.property(written, ({ year, month, day }) => {
      const date = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
        '-',
      );
      const same = new Date(0);
      same.setUTCFullYear(year, month - 1, day);
      expect(isCalendarDate(date)).toBe(same.toISOString().slice(0, 10) === date);
    }),
    { numRuns: 1000 },
  );
});

describe('29 February', () => {
  test.each(['2024-02-29', '2000-02-29'])('%s is a valid date', (date) => expect(isCalendarDate(date)).toBe(true));
  test.each(['2026-02-29', '1900-02-29', '2100-02-29'])('%s is not a valid date', (date) =>
    expect(isCalendarDate(date)).toBe(false),
  );
});

test('a minute number is 1440 times its day number plus the minute of the day, and gives its date back', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(arbitraryDate, minutes, (date, minute) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(minutesSinceYearOne(date, time)).toBe(daysSinceYearOne(date) * 1440 + minute);
      expect(dateOfMinutesSinceYearOne(minutesSinceYearOne(date, time))).toBe(date);
    }),
  );
  expect(minutesSinceYearOne('2027-01-01', '00:15') - minutesSinceYearOne('2026-12-31', '23:50')).toBe(25);
});
