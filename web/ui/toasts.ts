/**
 * The messages on the screen, as in showToast('Guardado') and showErrorToast('Error al guardar el partido'). A new message
 * of success replaces the previous one, so that at most one change can be undone; errors stay until they are closed, or
 * until what they are about has succeeded.
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
  readonly detail?: string | undefined;
  readonly actions: readonly ToastAction[];
  /** What failed, as the code names it: see `dismissErrorsAbout`. */
  readonly about?: string | undefined;
}

interface ErrorOptions extends Pick<Toast, 'detail' | 'about'> {
  readonly action?: ToastAction | undefined;
}

const maxErrors = 3;
const toastStore = createStore<readonly Toast[]>([]);
let lastToastId = 0;

/** Shows a message of success; returns its id, for `dismissToast`. */
export function showToast(text: string, ...actions: readonly ToastAction[]): number {
  return addToast({ kind: 'news', text, actions });
}

/** Shows an error; returns its id, for `dismissToast`. */
export function showErrorToast(text: string, { action, ...more }: ErrorOptions = {}): number {
  return addToast({ kind: 'error', text, actions: action ? [action] : [], ...more });
}

function keepToasts(isKept: (toast: Toast) => boolean): void {
  const shown = toastStore.get();
  if (!shown.every(isKept)) toastStore.set(shown.filter(isKept));
}

export const dismissToast = (id: number): void => keepToasts((toast) => toast.id !== id);

/** Removes the errors of what has succeeded by now. */
export const dismissErrorsAbout = (what: string): void => keepToasts(({ about }) => about !== what);

/** Removes the message with 'Deshacer', as the next change makes undoing impossible. */
export const dismissUndoOffer = (): void => keepToasts((toast) => !offersUndo(toast));

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
