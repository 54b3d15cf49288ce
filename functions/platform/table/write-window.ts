/**
 * The write window: the first part of a request, in which writes may start. It closes early enough for every write to
 * end, or be given up with an unknown outcome, before the client gets its answer.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutcomeUnknown } from '../outage.ts';
import { outcomeUnknownProblem, type Problem, unavailableProblem } from '../problem.ts';

/** Milliseconds before the Lambda's timeout at which the last write may start. */
const lastStartBeforeTimeoutMs = 6000;
/** Milliseconds before the Lambda's timeout at which writes are aborted and the client gets its answer. */
const lastEndBeforeTimeoutMs = 4500;

interface WriteWindow {
  /** Milliseconds since 1970 until which writes may start. */
  readonly closesAt: number;
  /** Milliseconds since 1970 at which writes are aborted and the client gets its answer. */
  readonly endsAt: number;
  /** Number of writes that succeeded or whose outcome is unknown. */
  possibleWrites: number;
}

const currentWriteWindow = new AsyncLocalStorage<WriteWindow>();

/**
 * Runs one request within a write window. `remainingMs` is what its Lambda has left; of the usual 10 seconds, writes
 * may start in the first 4.
 */
export function withWriteWindow<T>(remainingMs: number, run: () => Promise<T>): Promise<T> {
  const end = Date.now() + remainingMs;
  return currentWriteWindow.run(
    { closesAt: end - lastStartBeforeTimeoutMs, endsAt: end - lastEndBeforeTimeoutMs, possibleWrites: 0 },
    run,
  );
}

/** Whether a write may start now. Always true outside a request, where no client waits for an answer. */
export function mayStartWrite(): boolean {
  const window = currentWriteWindow.getStore();
  return window === undefined || Date.now() < window.closesAt;
}

/** The 503 of the current request: `unavailable` with `detail` when it has written nothing, else `outcome-unknown`. */
export const unavailableOrUnknownProblem = (detail: string): Problem =>
  (currentWriteWindow.getStore()?.possibleWrites ?? 0) > 0 ? outcomeUnknownProblem() : unavailableProblem(detail);

/**
 * The result of `save`, or a 503 when the time limit comes first. The save may then go on reading, but can start no
 * write.
 */
export async function resultWithinTimeLimit<T>(save: Promise<T>): Promise<T> {
  const window = currentWriteWindow.getStore();
  if (!window) return save;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailableOrUnknownProblem(writeTimeoutText)), window.endsAt - Date.now());
  try {
    return await Promise.race([save, late]);
  } finally {
    clearTimeout(timer);
  }
}

const writeTimeoutText = 'El servicio no da abasto en este momento. No se guardó nada: probá de nuevo.';

/** Sends one write, aborts it at the time limit, and records whether it may have been carried out. */
export async function sendWrite<T>(send: (options: { abortSignal?: AbortSignal }) => Promise<T>): Promise<T> {
  const window = currentWriteWindow.getStore();
  if (!window) return send({});
  window.possibleWrites += 1;
  try {
    return await send({ abortSignal: signalAt(window.endsAt) });
  } catch (error) {
    if (!isOutcomeUnknown(error)) window.possibleWrites -= 1;
    throw error;
  }
}

/**
 * A signal that aborts when the current request has to be answered; undefined outside a request, where no client waits.
 */
export function signalUntilAnswer(): AbortSignal | undefined {
  const window = currentWriteWindow.getStore();
  return window && signalAt(window.endsAt);
}

const signalAt = (moment: number): AbortSignal => AbortSignal.timeout(Math.max(0, moment - Date.now()));
