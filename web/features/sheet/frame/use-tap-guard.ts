/** Keeps the second tap of a double tap from pressing what has just appeared under the finger. */
import { useEffect, useState } from 'react';

/** Longer than the pause within a double tap, shorter than anyone needs to find the next button. */
const guardedMs = 350;

/** What contains the links and buttons takes their taps meanwhile, so that they do not fall on what lies below it. */
const guardedClass = '[&_:is(a,button)]:pointer-events-none';

/**
 * A class for what contains links and buttons: for a moment after `shown` has changed, these take no taps. `shown` names
 * what can be tapped, and nothing that changes by itself during the game.
 */
export function useTapGuard(shown: string): string {
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), guardedMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled === shown ? '' : guardedClass;
}
