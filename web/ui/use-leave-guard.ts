/** Asks before the back button, a link, a reload or closing the tab would discard unsaved changes. */
import { useEffect, useEffectEvent } from 'react';
import { registerLeaveGuard } from './back-button.ts';

/** Index of an entry in the browser's history, which the router stores in the entry's state. */
const historyPosition = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * While `isOn`, the back button only calls `onLeave`, and a link to another screen calls it with the function that
 * follows the link; the screen and its address stay.
 */
export function useLeaveGuard(isOn: boolean, onLeave: (follow?: () => void) => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return;
    const here = historyPosition(history.state) ?? 0;
    let isReturning = false;
    const release = registerLeaveGuard({
      onBack(event) {
        event.stopImmediatePropagation();
        isReturning = !isReturning;
        if (isReturning) history.go(here - (historyPosition(event.state) ?? here) || 1);
        else leave();
      },
      onLink: (follow) => leave(follow),
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isOn]);
}
