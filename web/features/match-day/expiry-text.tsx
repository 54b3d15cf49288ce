/** Until when a link to a sheet is of use: 'hasta el lun 23 nov a las 12:00', in the federation's zone. */
import { formatShortDate } from '#shared/text/dates.ts';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';

export function ExpiryText({ at }: { readonly at: string }) {
  return <>{useExpiryText(at)}</>;
}

export function useExpiryText(at: string): string {
  const { timeZone } = useSettings();
  const today = useToday();
  const { date, time } = localDateAndTimeInZone(timeZone, Date.parse(at));
  return `hasta el ${formatShortDate(date, today)} a las ${time}`;
}
