/** The day whose sheets are shown: the one in the address, else today, else the next one with a match to be played. */
import { isCalendarDate } from '#shared/domain/calendar/calendar.ts';
import { useGet } from '../../lib/api/use-get.ts';

/** Undefined while it is not known whether there is a match today. */
export function useDay(asked: string, today: string): string | undefined {
  const chosen = /^\d{4}-\d{2}-\d{2}$/.test(asked) && isCalendarDate(asked) ? asked : null;
  const ofToday = useGet('GET /matches/sheets', chosen ? null : { query: { date: today } }, { isLive: true });
  const isFreeToday = ofToday.data?.length === 0;
  const home = useGet('GET /home', isFreeToday ? {} : null);
  if (chosen) return chosen;
  if (!ofToday.data) return ofToday.error ? today : undefined;
  if (!isFreeToday) return today;
  if (!home.data) return home.error ? today : undefined;
  return home.data.matches[0]?.matchDate ?? today;
}
