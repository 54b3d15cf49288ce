/** The present moment in a time zone, or another one. */
import { type LocalDateAndTime, localDateAndTime } from '#shared/text/local-time.ts';

export const localDateAndTimeInZone = (timeZone: string, epochMilliseconds = Date.now()): LocalDateAndTime =>
  localDateAndTime(epochMilliseconds, timeZone);
