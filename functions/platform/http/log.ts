/** One JSON line a call: what was asked and how it ended, never a body, a token or a name. */
import type { RoutedEvent } from './routed-event.ts';
import { truncated } from './viewer-address.ts';

export function logCall(event: RoutedEvent, status: number, milliseconds: number): void {
  const line = {
    level: status >= 500 ? 'ERROR' : 'INFO',
    route: event.routeKey,
    status,
    milliseconds,
    requestId: event.requestContext?.requestId,
    userId: event.caller?.id ?? null,
  };
  console.info(JSON.stringify(line));
}

export interface Attempt {
  readonly kind: 'login' | 'forgot' | 'reset' | 'change';
  /** Null when nobody has the address. */
  readonly userId: number | null;
  readonly viewerIp: string;
  readonly outcome: 'succeeded' | 'failed' | 'refused' | 'limited';
}

/** An attempt to get in: never with an address, a password or a whole IP. */
export function logAttempt({ kind, userId, viewerIp, outcome }: Attempt): void {
  console.info(JSON.stringify({ level: 'INFO', attempt: kind, userId, network: truncated(viewerIp), outcome }));
}

/** An unexpected failure: its kind and where it happened. The message may quote stored data, so it stays out. */
export function logFailure(error: unknown): void {
  const { name = 'Unknown', stack = '' } = error instanceof Error ? error : {};
  const where = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  console.error(JSON.stringify({ level: 'ERROR', error: name, where }));
}
