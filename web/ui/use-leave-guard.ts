/** Asks before the back button, a reload or closing the tab would discard unsaved changes. */
import { useEffect, useEffectEvent } from 'react';
import { registerBackButtonGuard } from './back-button.ts';

/** Index of an entry in the browser's history, which the router stores in the entry's state. */
const historyPosition = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** While `isOn`, the back button only calls `onBack`; the screen and its address stay. */
export function useLeaveGuard(isOn: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOn) return;
    const here = historyPosition(history.state) ?? 0;
    let isReturning = false;
    const release = registerBackButtonGuard((event) => {
      event.stopImmediatePropagation();
      isReturning = !isReturning;
      if (isReturning) history.go(here - (historyPosition(event.state) ?? here) || 1);
      else back();
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isOn]);
}
