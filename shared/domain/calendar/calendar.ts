/** Calendar arithmetic on plain strings, dates as `YYYY-MM-DD` and times as `HH:mm`, without a clock or a time zone. */

export const minutesPerDay = 1440;
const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether `YYYY-MM-DD` names a day of the Gregorian calendar (29 February only in leap years). */
export function isCalendarDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Days since 0001-01-01, so that dates can be added and compared as numbers. */
export function daysSinceYearOne(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return past * 365 + leapDays + (daysBeforeMonth[month - 1] ?? 0) + leapDay + day - 1;
}

/** The date, `YYYY-MM-DD`, of a day counted from 0001-01-01. */
export function dateOfDaysSinceYearOne(dayCount: number): string {
  let year = Math.floor(dayCount / 365.2425) + 1;
  while (daysSinceYearOne(`${year}-01-01`) > dayCount) year -= 1;
  while (daysSinceYearOne(`${year + 1}-01-01`) <= dayCount) year += 1;
  let rest = dayCount - daysSinceYearOne(`${year}-01-01`);
  let month = 1;
  while (rest >= daysInMonth(year, month)) {
    rest -= daysInMonth(year, month);
    month += 1;
  }
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(rest + 1, 2)}`;
}

export function addDays(date: string, days: number): string {
  return dateOfDaysSinceYearOne(daysSinceYearOne(date) + days);
}

/** Minutes from 0001-01-01 00:00 to this local date and time. */
export function minutesSinceYearOne(date: string, time: string): number {
  return daysSinceYearOne(date) * minutesPerDay + minutesOfTime(time);
}

/** Minutes from midnight to this time of the day. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time, `HH:mm`, of a minute counted from midnight. */
export function timeOfMinutes(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((value) => String(value).padStart(2, '0')).join(':');
}

/** The date, `YYYY-MM-DD`, of a minute counted from 0001-01-01 00:00. */
export function dateOfMinutesSinceYearOne(minute: number): string {
  return dateOfDaysSinceYearOne(Math.floor(minute / minutesPerDay));
}

/** The day of the week: 0 = Sunday … 6 = Saturday. */
export function weekday(date: string): number {
  return (daysSinceYearOne(date) + 1) % 7;
}
