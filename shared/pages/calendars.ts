/** The addresses of the calendars that people subscribe to: the matches of a team, and of a tournament. */

export interface CalendarName {
  readonly of: 'team' | 'tournament';
  readonly id: number;
}

const folders = { team: 'equipo', tournament: 'torneo' } as const;
const keyPattern = /^calendario\/(equipo|torneo)\/([1-9]\d{0,14})\.ics$/;

/** `/calendario/equipo/7.ics`, from the site's root. */
export const addressOfCalendar = ({ of, id }: CalendarName): string => `/calendario/${folders[of]}/${id}.ics`;

/** The calendar that a key (an address without its first '/') names; null for any other key. */
export function calendarOfKey(key: string): CalendarName | null {
  const [, folder, id] = keyPattern.exec(key) ?? [];
  if (id === undefined) return null;
  return { of: folder === folders.team ? 'team' : 'tournament', id: Number(id) };
}

/**
 * The address that opens a calendar in the device's own application to subscribe to it. That takes whole addresses only:
 * while the site's is unknown, it is the address from the root.
 */
export const subscriptionAddress = (calendar: CalendarName, siteUrl: string): string =>
  `${siteUrl.replace(/^https?:/, 'webcal:')}${addressOfCalendar(calendar)}`;
