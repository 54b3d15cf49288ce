/** The date and the time in the federation's time zone; a page left open overnight changes to the new date. */
import { useSyncExternalStore } from 'react';
import type { LocalDateAndTime } from '#shared/text/local-time.ts';
import { localDateAndTimeInZone } from '../clock.ts';
import { useSettings } from './use-settings.ts';

function subscribeEveryMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
}

/** The date and the time, to the minute. */
export function useLocalMinute(): LocalDateAndTime {
  const { timeZone } = useSettings();
  // A text, because a new object at every reading would render without end.
  const minute = useSyncExternalStore(subscribeEveryMinute, () => {
    const { date, time } = localDateAndTimeInZone(timeZone);
    return `${date} ${time}`;
  });
  const [date = '', time = ''] = minute.split(' ');
  return { date, time };
}

export function useToday(): string {
  const { timeZone } = useSettings();
  return useSyncExternalStore(subscribeEveryMinute, () => localDateAndTimeInZone(timeZone).date);
}
