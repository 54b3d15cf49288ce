/** Says in the matches of every screen, dialogs included, what depends on the hour, as published pages do. */
import { useEffect } from 'react';
import { localDateAndTimeInZone } from '../../lib/clock.ts';
import { noteKickoffs } from '../../lib/kickoffs.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';

/** Milliseconds. */
const tick = 20_000;

/** React leaves alone what this writes: its own values for the same places never change. */
export function useKickoffs(): void {
  const { timeZone } = useSettings();
  useEffect(() => {
    const tell = () => noteKickoffs(document.body, localDateAndTimeInZone(timeZone));
    const changes = new MutationObserver(tell);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-kickoff', 'data-minute', 'data-clock'],
    });
    const timer = setInterval(tell, tick);
    tell();
    return () => {
      changes.disconnect();
      clearInterval(timer);
    };
  }, [timeZone]);
}
