/** What a Lambda's thread and the host tell each other. */

export interface WorkerSettings {
  readonly bundle: string;
  readonly exportName: string;
  readonly functionName: string;
  readonly memoryMb: number;
}

export interface Invocation {
  readonly id: string;
  readonly event: unknown;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
}

export type InvocationResult =
  /** The handler's result as JSON, as Lambda returns it. */
  { readonly id: string; readonly payload: string } | { readonly id: string; readonly error: string };

/** Said once, before any outcome. */
export const readySignal = 'loaded';
