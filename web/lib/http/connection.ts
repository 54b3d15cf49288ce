/** Whether the API answers, and when it last did: what the offline notice says. */
import { createStore } from '../../ui/store.ts';

interface Connection {
  readonly isOffline: boolean;
  /** Milliseconds since the epoch; null before the first answer. */
  readonly lastAnswer: number | null;
}

const store = createStore<Connection>({ isOffline: !navigator.onLine, lastAnswer: null });
export const useConnection = store.use;

/** The time of an answer is only published with a change of state, so that answers do not redraw anything. */
let lastAnswer: number | null = null;

/** While offline, answers come from the browser's cache and are ignored. */
export function recordResponse(): void {
  if (!navigator.onLine) return;
  lastAnswer = Date.now();
  if (store.get().isOffline) store.set({ isOffline: false, lastAnswer });
}

export function recordNetworkFailure(): void {
  store.set({ isOffline: true, lastAnswer });
}

window.addEventListener('offline', recordNetworkFailure);
window.addEventListener('online', () => store.set({ isOffline: false, lastAnswer }));
