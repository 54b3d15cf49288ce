/** Whether a component is still on the screen, to be asked when something it began has ended. */
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
