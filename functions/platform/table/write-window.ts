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

/** Milliseconds of a job's call in which it may start writes, and after which it is answered. */
const jobWritesMs = 4000;
const jobAnswerMs = 4700;

interface WriteWindow {
  /** When the call began, in milliseconds since 1970. */
  readonly startedAt: number;
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
  const startedAt = Date.now();
  const end = startedAt + remainingMs;
  return currentWriteWindow.run(
    { startedAt, closesAt: end - lastStartBeforeTimeoutMs, endsAt: end - lastEndBeforeTimeoutMs, possibleWrites: 0 },
    run,
  );
}

/** Runs the call of a job: it starts no write 4 seconds after the request began, and answers within 5. */
export function withJobWindow<T>(run: () => Promise<T>): Promise<T> {
  const startedAt = currentWriteWindow.getStore()?.startedAt ?? Date.now();
  return currentWriteWindow.run(
    { startedAt, closesAt: startedAt + jobWritesMs, endsAt: startedAt + jobAnswerMs, possibleWrites: 0 },
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
export function resultWithinTimeLimit<T>(save: Promise<T>): Promise<T> {
  const giveUp = (): never => {
    throw unavailableOrUnknownProblem(writeTimeoutText);
  };
  return resultOr(giveUp, save, 0);
}

/** The result of `work`, or of `late` just before the call has to be answered. */
export const resultBeforeAnswer = <T>(work: Promise<T>, late: () => T): Promise<T> =>
  resultOr(late, work, earlyAnswerMs);

/** How long before the time limit a call answers that has something better to say than a 503. */
const earlyAnswerMs = 300;

async function resultOr<T>(late: () => T, work: Promise<T>, earlierMs: number): Promise<T> {
  const window = currentWriteWindow.getStore();
  if (!window) return work;
  const { promise: timeIsOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, window.endsAt - earlierMs - Date.now());
  try {
    return await Promise.race([work, timeIsOver.then(late)]);
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
