/** Until when the link to a match's sheet is accepted: noon of the day after the match, in the federation's zone. */
import { addDays } from '../calendar/calendar.ts';

/** `HH:mm` of the last day. */
export const lastTimeOfLink = '12:00';

/** `YYYY-MM-DD`. It follows the match to another date. */
export const lastDayOfLink = ({ matchDate }: { readonly matchDate: string }): string => addDays(matchDate, 1);

/** Whether a link to the match's sheet has ended at this date and time in the federation's zone. */
export function hasLinkEnded(
  match: { readonly matchDate: string },
  { date, time }: { readonly date: string; readonly time: string },
): boolean {
  return `${date} ${time}` >= `${lastDayOfLink(match)} ${lastTimeOfLink}`;
}
