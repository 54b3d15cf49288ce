/** Finds the medical certificates that end soon. */
import { addDays } from '../calendar/calendar.ts';
import { limits } from '../limits.ts';

/** The players whose certificate is valid on `today` and ends within the days of a warning, the first to end first. */
export const findExpiringCertificates = <
  P extends { readonly fitUntil?: string | null | undefined; readonly status: string },
>(
  players: readonly P[],
  today: string,
): (P & { readonly fitUntil: string })[] => {
  const last = addDays(today, limits.expiryWarningDays);
  return players
    .filter((player): player is P & { readonly fitUntil: string } => {
      const { fitUntil, status } = player;
      return status !== 'inactive' && typeof fitUntil === 'string' && today <= fitUntil && fitUntil <= last;
    })
    .sort((a, b) => (a.fitUntil < b.fitUntil ? -1 : 1));
};
