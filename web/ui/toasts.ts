/**
 * The messages on the screen, as in showToast('Guardado') and showErrorToast('Error al guardar el partido'). A new message
 * of success replaces the previous one, so that at most one change can be undone; errors stay until they are closed.
 */
import { createStore } from './store.ts';

export interface ToastAction {
  /** Text of the button, such as 'Deshacer'. */
  readonly label: string;
  readonly onClick: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'news' | 'error';
  readonly text: string;
  /** A second sentence below `text`, with the reason or what the user can do. */
  readonly detail?: string;
  readonly actions: readonly ToastAction[];
}

const maxErrors = 3;
const toastStore = createStore<readonly Toast[]>([]);
let lastToastId = 0;

/** Shows a message of success; returns its id, for `dismissToast`. */
export function showToast(text: string, ...actions: readonly ToastAction[]): number {
  return addToast({ kind: 'news', text, actions });
}

/** Shows an error; returns its id, for `dismissToast`. */
export function showErrorToast(text: string, action?: ToastAction, detail?: string): number {
  return addToast({ kind: 'error', text, actions: action ? [action] : [], ...(detail && { detail }) });
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}

/** Removes the message with 'Deshacer', as the next change makes undoing impossible. */
export function dismissUndoOffer(): void {
  const shown = toastStore.get();
  if (shown.some(offersUndo)) toastStore.set(shown.filter((toast) => !offersUndo(toast)));
}

const isSuccessMessage = ({ kind }: Toast): boolean => kind === 'news';
const offersUndo = (toast: Toast): boolean => isSuccessMessage(toast) && toast.actions.length > 0;

/** Adds a message; one with the same text is replaced, so that screen readers announce it again. */
function addToast(added: Omit<Toast, 'id'>): number {
  lastToastId += 1;
  const toast = { ...added, id: lastToastId };
  const shown = toastStore.get();
  const errors = shown.filter((other) => !isSuccessMessage(other) && other.text !== toast.text);
  toastStore.set(
    isSuccessMessage(toast)
      ? [...errors, toast]
      : [...[...errors, toast].slice(-maxErrors), ...shown.filter(isSuccessMessage)],
  );
  return lastToastId;
}

export const useToasts = toastStore.use;
