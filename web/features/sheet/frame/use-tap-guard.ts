/** Keeps the second tap of a double tap from pressing what has just appeared under the finger. */
import { useEffect, useState } from 'react';

/** Longer than the pause within a double tap, shorter than anyone needs to find the next button. */
const guardedMs = 350;

/** True for a moment after `shown` has changed; meanwhile taps must not be taken. */
export function useTapGuard(shown: unknown): boolean {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), guardedMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled !== shown;
}
