/** The messages between the host and a Lambda's thread. */

export interface WorkerSettings {
  readonly bundle: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly memoryMb: number;
}

export interface Invocation {
  readonly id: string;
  readonly event: unknown;
  /** When the invocation times out, in milliseconds since the epoch. */
  readonly deadline: number;
}

/** What a handler threw, as Lambda returns it to the caller. */
export interface HandlerError {
  readonly errorType: string;
  readonly errorMessage: string;
}

export type InvocationResult =
  /** `payload`: the handler's result as JSON, as Lambda returns it. */
  { readonly id: string; readonly payload: string } | { readonly id: string; readonly error: HandlerError };

/** The thread's first message: its bundle is loaded. */
export const readySignal = 'loaded';
