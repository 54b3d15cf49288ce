/** Tells whether a component is still on the screen when an asynchronous task that it started has ended. */
import { useEffect, useRef } from 'react';

export function useIsMounted(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
