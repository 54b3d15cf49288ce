/** The messages on the screen: showToast('Guardado'), showError('Error al guardar el partido'). */
import { useSyncExternalStore } from 'react';

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

const mostAtOnce = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(text: string, action?: ToastAction): void {
  add({ kind: 'news', text, ...(action && { action }) });
}

/** Answers what `dismissToast` takes. */
export function showError(text: string, action?: ToastAction, detail?: string): number {
  return add({ kind: 'error', text, ...(action && { action }), ...(detail && { detail }) });
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** The same text again replaces the older one, so that it is announced anew and never piles up. */
function add(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const others = toasts.filter(({ text }) => text !== toast.text);
  update([...others, { ...toast, id: lastId }].slice(-mostAtOnce));
  return lastId;
}

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
