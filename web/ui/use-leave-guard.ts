/** Keeps the browser's back button, and closing or reloading the tab, from losing what is being entered. */
import { useEffect, useRef } from 'react';

/** Where the router counts its steps: `idx`. */
const positionIn = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** While it is on, going back only calls `onBack`: the screen and its address stay. */
export function useLeaveGuard(isOn: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!isOn) return;
    const here = positionIn(history.state) ?? 0;
    let isReturning = false;
    const stay = (event: PopStateEvent) => {
      // Before the router hears of it.
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        latest.current();
        return;
      }
      isReturning = true;
      history.go(here - (positionIn(event.state) ?? here) || 1);
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', stay, { capture: true });
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('popstate', stay, { capture: true });
      window.removeEventListener('beforeunload', warn);
    };
  }, [isOn]);
}
