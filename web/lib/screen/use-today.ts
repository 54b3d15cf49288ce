/** Today's date in the federation's zone; a page left open overnight moves on with it. */
import { useSyncExternalStore } from 'react';
import { localTimeIn } from '../clock.ts';
import { useSettings } from './use-settings.ts';

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
}

export function useToday(): string {
  const { timeZone } = useSettings();
  return useSyncExternalStore(everyMinute, () => localTimeIn(timeZone).date);
}
