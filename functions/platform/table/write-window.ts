/**
 * The write window: the first part of a request, in which writes may start. It closes early enough for every write to
 * end, or to be given up as unknown, before the client is answered (DESIGN §3, 503).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutcomeUnknown } from '../outage.ts';
import { outcomeUnknown, type Problem, unavailable } from '../problem.ts';

/** Milliseconds before a Lambda's timeout at which the last write may start, and at which the client is answered. */
const lastStartBefore = 6000;
const lastEndBefore = 4500;

interface WriteWindow {
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  readonly endsAt: number;
  /** Number of writes that succeeded or whose outcome is unknown. */
  possibleWrites: number;
}

const currentWindow = new AsyncLocalStorage<WriteWindow>();

/** Runs one request; `remainingMs` is what its Lambda has left: 4 of its usual 10 seconds are for starting writes. */
export function withWriteWindow<T>(remainingMs: number, run: () => Promise<T>): Promise<T> {
  const end = Date.now() + remainingMs;
  return currentWindow.run({ closesAt: end - lastStartBefore, endsAt: end - lastEndBefore, possibleWrites: 0 }, run);
}

/** Whether the write window is open. Always true outside a request, where no client waits for an answer. */
export function mayStartWrite(): boolean {
  const window = currentWindow.getStore();
  return window === undefined || Date.now() < window.closesAt;
}

/** The 503 for the current request: `unavailable` with `detail` if it wrote nothing, else `outcome-unknown`. */
export const unavailableNow = (detail: string): Problem =>
  (currentWindow.getStore()?.possibleWrites ?? 0) > 0 ? outcomeUnknown() : unavailable(detail);

/** The result of `save`, or 503 at the time limit. The abandoned save may go on reading, but starts no write. */
export async function answeredInTime<T>(save: Promise<T>): Promise<T> {
  const window = currentWindow.getStore();
  if (!window) return save;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailableNow(tooSlowText)), window.endsAt - Date.now());
  try {
    return await Promise.race([save, late]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlowText = 'El servicio no da abasto en este momento. No se guardó nada: probá de nuevo.';

/** Sends one write, aborts it at the time limit, and records whether it may have been carried out. */
export async function sendWrite<T>(send: (options: { abortSignal?: AbortSignal }) => Promise<T>): Promise<T> {
  const window = currentWindow.getStore();
  if (!window) return send({});
  window.possibleWrites += 1;
  try {
    return await send({ abortSignal: AbortSignal.timeout(Math.max(0, window.endsAt - Date.now())) });
  } catch (error) {
    if (!isOutcomeUnknown(error)) window.possibleWrites -= 1;
    throw error;
  }
}
