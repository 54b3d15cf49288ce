/** The modal dialogs on the screen: what is beside the topmost one can be seen, but neither pressed nor read out. */
import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Until the answer is called. */
export function registerDialog(dialog: HTMLElement): () => void {
  update([...open, dialog]);
  return () => update(open.filter((each) => each !== dialog));
}

function update(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTopmostDialog = (): HTMLElement | undefined => useSyncExternalStore(subscribe, () => open.at(-1));
