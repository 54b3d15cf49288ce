/**
 * The messages on the screen: showToast('Guardado'), showError('Error al guardar el partido'). Newer news takes the
 * place of older news, so there is never more than one to undo; errors wait until they are closed.
 */
import { createStore } from './store.ts';

export interface ToastAction {
  /** As in 'Deshacer'. */
  readonly label: string;
  readonly onClick: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'news' | 'error';
  readonly text: string;
  /** A second sentence, less loud. */
  readonly detail?: string;
  readonly action?: ToastAction;
}

const mostErrors = 3;
const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Answers what `dismissToast` takes. */
export function showToast(text: string, action?: ToastAction): number {
  return add({ kind: 'news', text, ...(action && { action }) });
}

/** As above. */
export function showError(text: string, action?: ToastAction, detail?: string): number {
  return add({ kind: 'error', text, ...(action && { action }), ...(detail && { detail }) });
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Dismisses the offer to undo when the next change begins. */
export function dismissUndoOffer(): void {
  const shown = toasts.get();
  if (shown.some(isOffer)) toasts.set(shown.filter((toast) => !isOffer(toast)));
}

const isNews = ({ kind }: Toast): boolean => kind === 'news';
const isOffer = (toast: Toast): boolean => isNews(toast) && toast.action !== undefined;

/** The same text again is announced anew. */
function add(added: Omit<Toast, 'id'>): number {
  lastId += 1;
  const toast = { ...added, id: lastId };
  const shown = toasts.get();
  const errors = shown.filter((other) => !isNews(other) && other.text !== toast.text);
  const news = shown.filter((other) => isNews(other) && !isNews(toast));
  toasts.set(isNews(toast) ? [...errors, toast] : [...[...errors, toast].slice(-mostErrors), ...news]);
  return lastId;
}

export const useToasts = toasts.use;
