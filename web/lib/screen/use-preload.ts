/** Fetches code that will probably be needed once the screen stands, so that a dialog opens at once. */
import { useEffect } from 'react';

/** `load` lives outside the component. A failure is left to whoever needs the code. */
export function usePreload(load: () => Promise<unknown>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) load().catch(() => undefined);
  }, [load, isWanted]);
}
