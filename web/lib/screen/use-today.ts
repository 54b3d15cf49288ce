/** Today's date in the federation's time zone; a page left open overnight changes to the new date. */
import { useSyncExternalStore } from 'react';
import { localDateAndTimeInZone } from '../clock.ts';
import { useSettings } from './use-settings.ts';

function subscribeEveryMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
}

export function useToday(): string {
  const { timeZone } = useSettings();
  return useSyncExternalStore(subscribeEveryMinute, () => localDateAndTimeInZone(timeZone).date);
}
