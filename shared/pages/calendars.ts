/** The addresses of calendars: the matches of a team and of a tournament, to subscribe to, and one match, to add once. */

export interface CalendarName {
  readonly of: 'team' | 'tournament' | 'match';
  readonly id: number;
}

const folders = { team: 'equipo', tournament: 'torneo', match: 'partido' } as const;
const keyPattern = /^calendario\/(equipo|torneo|partido)\/([1-9]\d{0,14})\.ics$/;

/** `/calendario/equipo/7.ics`, from the site's root. */
export const addressOfCalendar = ({ of, id }: CalendarName): string => `/calendario/${folders[of]}/${id}.ics`;

/** The calendar that a key (an address without its first '/') names; null for any other key. */
export function calendarOfKey(key: string): CalendarName | null {
  const [, folder, id] = keyPattern.exec(key) ?? [];
  const of = (Object.keys(folders) as CalendarName['of'][]).find((name) => folders[name] === folder);
  return of ? { of, id: Number(id) } : null;
}

/**
 * The address that opens a calendar in the device's own application to subscribe to it. That takes whole addresses only:
 * while the site's is unknown, it is the address from the root.
 */
export const subscriptionAddress = (calendar: CalendarName, siteUrl: string): string =>
  `${siteUrl.replace(/^https?:/, 'webcal:')}${addressOfCalendar(calendar)}`;

/** The address at which Google Calendar asks to subscribe; its application on Android opens no calendar's address itself. */
export const googleSubscriptionAddress = (calendar: CalendarName, siteUrl: string): string =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscriptionAddress(calendar, siteUrl))}`;
