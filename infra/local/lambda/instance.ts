/** One running instance of a Lambda in its own thread, which ends by a crash or on request. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { type HandlerError, type InvocationResult, readySignal, type WorkerSettings } from './protocol.ts';

export interface LambdaSettings extends WorkerSettings {
  readonly timeoutSeconds: number;
  readonly environment: Record<string, string>;
}

/** Why an invocation has no result; 'error' means that the handler threw. */
export class LambdaFailure extends Error {
  readonly reason: 'timeout' | 'crash' | 'error';
  /** The kind of failure as Lambda names it, as in `TypeError` or `Sandbox.Timedout`. */
  readonly errorType: string;

  constructor(reason: LambdaFailure['reason'], { errorType, errorMessage }: HandlerError) {
    super(errorMessage);
    this.name = 'LambdaFailure';
    this.reason = reason;
    this.errorType = errorType;
  }
}

/** Receives a line that a Lambda wrote to its stdout or stderr, or a line of the platform such as a report. */
export type PrintLine = (line: string, stream: 'stdout' | 'stderr') => void;

interface PendingInvocation {
  readonly resolve: (payload: string) => void;
  readonly reject: (failure: LambdaFailure) => void;
  /** Timer of the timeout, which starts once the bundle is loaded. */
  timer?: NodeJS.Timeout;
}

export class LambdaInstance {
  /** Resolves when the thread has ended: to the error of a crash, otherwise to undefined. */
  readonly ended: Promise<Error | undefined>;
  readonly #settings: LambdaSettings;
  readonly #worker: Worker;
  readonly #loaded = Promise.withResolvers<void>();
  readonly #pending = new Map<string, PendingInvocation>();
  #retired = false;

  constructor(settings: LambdaSettings, print: PrintLine) {
    this.#settings = settings;
    const { bundle, exportName, functionName, memoryMb, environment } = settings;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { bundle, exportName, functionName, memoryMb } satisfies WorkerSettings,
      env: { ...environment, ...compileCacheEnvironment() },
      // A small young generation in V8's heap keeps each idle thread from holding 40 MB of garbage.
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
      stdout: true,
      stderr: true,
    });
    printLines(this.#worker.stdout, (line) => print(line, 'stdout'));
    printLines(this.#worker.stderr, (line) => print(line, 'stderr'));
    this.#worker.on('message', (message: InvocationResult | typeof readySignal) => {
      if (message === readySignal) this.#loaded.resolve();
      else this.#settle(message);
    });
    this.ended = this.#untilItEnds();
  }

  /**
   * Runs the handler and resolves to its result as JSON. As on AWS, the time to load the bundle does not count for the
   * timeout. Rejects with a LambdaFailure.
   *
   * @param id the id of the invocation, which its log lines carry
   */
  invoke(id: string, event: unknown): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      void this.#loaded.promise.then(() => this.#begin(id, event));
    });
  }

  #begin(id: string, event: unknown): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const { timeoutSeconds } = this.#settings;
    pending.timer = setTimeout(() => {
      this.#pending.delete(id);
      const errorMessage = `Task timed out after ${timeoutSeconds.toFixed(2)} seconds`;
      pending.reject(new LambdaFailure('timeout', { errorType: 'Sandbox.Timedout', errorMessage }));
      this.#endWhenIdle();
    }, timeoutSeconds * 1000);
    this.#worker.postMessage({ id, event, deadline: Date.now() + timeoutSeconds * 1000 });
  }

  /** Ends the thread once its invocations have finished or timed out. */
  retire(): void {
    this.#retired = true;
    this.#endWhenIdle();
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(outcome: InvocationResult): void {
    const pending = this.#take(outcome.id);
    if (!pending) return;
    if ('error' in outcome) pending.reject(new LambdaFailure('error', outcome.error));
    else pending.resolve(outcome.payload);
    this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    if (this.#retired && this.#pending.size === 0) void this.#worker.terminate();
  }

  #take(id: string): PendingInvocation | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.timer);
    return pending;
  }

  #untilItEnds(): Promise<Error | undefined> {
    let crash: Error | undefined;
    this.#worker.on('error', (error) => {
      crash = error instanceof Error ? error : new Error(String(error));
    });
    return new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        if (crash === undefined && code !== 0 && !this.#retired) {
          crash = new Error(`Runtime exited with error: exit status ${code}`);
        }
        for (const id of [...this.#pending.keys()]) {
          const errorMessage = crash?.message ?? 'The Lambda was stopped';
          this.#take(id)?.reject(new LambdaFailure('crash', { errorType: 'Runtime.ExitError', errorMessage }));
        }
        resolve(crash);
      });
    });
  }
}

/** Where Node keeps compiled JavaScript, if it does; `worker.ts` removes the variable before it loads the bundle. */
function compileCacheEnvironment(): Record<string, string> {
  const folder = process.env.NODE_COMPILE_CACHE;
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

function printLines(stream: Readable, print: (line: string) => void): void {
  createInterface({ input: stream }).on('line', print);
}
