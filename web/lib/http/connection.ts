/** Whether the API can be reached, and when it last responded; the offline notice shows both. */
import { createStore } from '../../ui/store.ts';

interface Connection {
  readonly isOffline: boolean;
  /** Time of the last response in milliseconds since the epoch; null before the first one. */
  readonly lastAnswer: number | null;
}

const connectionStore = createStore<Connection>({ isOffline: !navigator.onLine, lastAnswer: null });
export const useConnection = connectionStore.use;

/**
 * Time of the last response. It is copied into the store only when `isOffline` changes, so that not every response
 * renders components again.
 */
let lastResponseTime: number | null = null;

/** Ignores responses while the browser is offline: they come from its cache. */
export function markApiReachable(): void {
  if (!navigator.onLine) return;
  lastResponseTime = Date.now();
  if (connectionStore.get().isOffline) connectionStore.set({ isOffline: false, lastAnswer: lastResponseTime });
}

export function markApiUnreachable(): void {
  connectionStore.set({ isOffline: true, lastAnswer: lastResponseTime });
}

window.addEventListener('offline', markApiUnreachable);
window.addEventListener('online', () => connectionStore.set({ isOffline: false, lastAnswer: lastResponseTime }));
