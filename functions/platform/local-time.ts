/** Local times in a time zone: the current day, and the moment of a local time. */

import { localDateAndTime, millisecondsOfLocalTime } from '#shared/text/local-time.ts';

/** The day, as `YYYY-MM-DD`, that it is in `timeZone` at the moment `now`. */
export const localDay = (now: Date, timeZone: string): string => localDateAndTime(now.getTime(), timeZone).date;

/** The moment at which it is `time` on `date` in `timeZone`. */
export const momentOfLocalTime = (date: string, time: string, timeZone: string): Date =>
  new Date(millisecondsOfLocalTime(date, time, timeZone));
