/** The open modal dialogs. What lies outside the topmost dialog can be seen, but neither pressed nor read aloud. */
import { createStore } from './store.ts';

const openDialogs = createStore<readonly HTMLElement[]>([]);

/** Puts a dialog on top; the returned function takes it out again. */
export function registerDialog(dialog: HTMLElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((each) => each !== dialog));
}

export const useTopmostDialog = (): HTMLElement | undefined => openDialogs.use().at(-1);
