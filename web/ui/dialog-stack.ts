/** The open modal dialogs. What lies outside the topmost dialog can be seen, but neither pressed nor read aloud. */
import { createStore } from './store.ts';

const dialogStackStore = createStore<readonly HTMLElement[]>([]);

/** Adds an opened dialog to the stack, as its top; the returned function removes the dialog again. */
export function registerDialog(dialog: HTMLElement): () => void {
  dialogStackStore.set([...dialogStackStore.get(), dialog]);
  return () => dialogStackStore.set(dialogStackStore.get().filter((each) => each !== dialog));
}

export const useTopmostDialog = (): HTMLElement | undefined => dialogStackStore.use().at(-1);
