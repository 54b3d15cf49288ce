/** The hook for a time that goes on: the component renders again each second. */
import { useEffect, useState } from 'react';

/** `read` returns milliseconds since the epoch. While not `isRunning`, the time is read only when something else changes. */
export function useTime(read: () => number, isRunning: boolean): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return read();
}
