/** Dates and times in Argentine notation, formatted from plain strings; nothing here reads a clock. */
import { daysSinceYearOne, isCalendarDate, weekday } from '../domain/calendar/calendar.ts';
import { weekdayNames } from '../spanish/weekdays.ts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const unknownDateText = 'Fecha no disponible';

function datePartsOf(date: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isCalendarDate(date)) return null;
  const [year = '', month = '', day = ''] = date.split('-');
  return {
    year,
    month,
    day,
    monthName: months[Number(month) - 1] ?? '',
    weekdayName: weekdayNames[weekday(date)] ?? '',
  };
}

/** '2026-04-01' → '01/04/2026', for programs and spreadsheets and for birth dates; on screens other dates are short or long. */
export function formatDate(date: string): string {
  const parts = datePartsOf(date);
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : unknownDateText;
}

/** '2026-04-01' → 'miércoles, 1 de abril de 2026'. */
export function formatLongDate(date: string): string {
  const parts = datePartsOf(date);
  return parts ? `${parts.weekdayName}, ${Number(parts.day)} de ${parts.monthName} de ${parts.year}` : unknownDateText;
}

/** '2026-04-01' → 'mié 1 abr', or 'mié 1 abr 2026' outside the year of `today`, which is the federation's day, and without one. */
export function formatShortDate(date: string, today = ''): string {
  const parts = datePartsOf(date);
  if (!parts) return unknownDateText;
  const { weekdayName, day, monthName, year } = parts;
  const short = `${weekdayName.slice(0, 3)} ${Number(day)} ${monthName.slice(0, 3)}`;
  return year === datePartsOf(today)?.year ? short : `${short} ${year}`;
}

/** The date as 'Hoy', 'Mañana' or 'Ayer' for the days next to `today`, otherwise as a short date. */
export function formatRelativeDate(date: string, today: string): string {
  return nearDayName(date, today) ?? formatShortDate(date, today);
}

/** 'Hoy', 'Mañana' or 'Ayer' for the days next to `today`; null for all others, and for texts that are no dates. */
export function nearDayName(date: string, today: string): string | null {
  if (!datePartsOf(date) || !datePartsOf(today)) return null;
  const names: Record<string, string> = { '-1': 'Ayer', '0': 'Hoy', '1': 'Mañana' };
  return names[String(daysSinceYearOne(date) - daysSinceYearOne(today))] ?? null;
}

/** Formats a time in 24 hours: '9:05' or '09:05:00' → '09:05'; '' when there is no time. */
export function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : '';
}

/** 'mié 1 abr – mar 30 jun 2026', or one date when both are the same day. */
export function formatDateRange(from: string, to: string): string {
  return from === to ? formatShortDate(from) : `${formatShortDate(from, to)} – ${formatShortDate(to)}`;
}
