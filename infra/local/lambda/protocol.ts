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

export type InvocationResult =
  /** `payload`: the handler's result as JSON, as Lambda returns it. `error`: what the handler threw. */
  { readonly id: string; readonly payload: string } | { readonly id: string; readonly error: string };

/** The thread's first message: its bundle is loaded. */
export const readySignal = 'loaded';
