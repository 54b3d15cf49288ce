/** A day in few words: 'Hoy' or 'sáb 7 mar' where today is known, else the date alone. */
import { formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';

/**
 * The federation's day, `YYYY-MM-DD`; null on published pages, which are read on other days than they are written: there
 * the visitor's script replaces the dates marked with `data-day` by 'Hoy' and the like.
 */
export type KnownToday = string | null;

interface DayProps {
  readonly date: string;
  readonly today: KnownToday;
}

export function Day({ date, today }: DayProps) {
  return today === null ? (
    <time dateTime={date} data-day="">
      {formatShortDate(date, date)}
    </time>
  ) : (
    <time dateTime={date}>{formatRelativeDate(date, today)}</time>
  );
}
