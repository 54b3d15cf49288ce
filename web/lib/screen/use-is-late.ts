/** Tells that something has been waited for so long that what this device keeps is worth showing meanwhile. */
import { useEffect, useState } from 'react';

/** In milliseconds: shown sooner, it would flash by wherever the network answers. */
const timeoutMs = 1500;

export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), timeoutMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
