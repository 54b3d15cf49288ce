/** Loads the code of a dialog after the screen has been rendered, so that the dialog opens at once. */
import { useEffect } from 'react';

/** `load` must be the same function on every render. A failure is ignored here: opening the dialog reports it. */
export function usePreload(load: () => Promise<unknown>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) load().catch(() => undefined);
  }, [load, isWanted]);
}
