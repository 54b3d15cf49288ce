/** A day in few words: 'Hoy' or 'sáb 7 mar' where today is known, else the date alone. */
import { capitalize } from '#shared/spanish/capitalized.ts';
import { formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';

/**
 * The federation's day, `YYYY-MM-DD`; null on published pages, which are read on other days than they are written: there
 * the visitor's script replaces the dates marked with `data-day` by 'Hoy' and the like.
 */
export type KnownToday = string | null;

interface DayProps {
  readonly date: string;
  readonly today: KnownToday;
  /** True where it stands alone: it then begins with a capital, and so does what the script puts in its place. */
  readonly isAlone?: boolean;
}

export function Day({ date, today, isAlone = false }: DayProps) {
  const text = today === null ? formatShortDate(date, date) : formatRelativeDate(date, today);
  return (
    <time dateTime={date} data-day={today === null ? '' : undefined} className="whitespace-nowrap">
      {isAlone ? capitalize(text) : text.toLowerCase()}
    </time>
  );
}

interface LineEndingInDayProps extends Omit<DayProps, 'isAlone'> {
  /** What comes before the day; parts without text are left out. */
  readonly parts: readonly (string | undefined)[];
  readonly isCentered?: boolean;
}

/**
 * The day comes last, so that nothing in the line moves when the script names it. It stands on a line of its own where
 * the other parts are long.
 */
export const LineEndingInDay = ({ parts, date, today, isCentered = false }: LineEndingInDayProps) => (
  <span className={`flex flex-wrap gap-x-1 ${isCentered ? 'justify-center' : ''}`}>
    <span className="max-w-full">{parts.map((part) => part && `${part}\u00a0· `)}</span>
    <span className="text-left">
      <Day date={date} today={today} />
    </span>
  </span>
);
