/** One JSON line for each attempt to get in: never with an address, a password or a whole IP. */
import { anonymizedNetwork } from '../platform/http/viewer-address.ts';

export interface AttemptLog {
  readonly kind: 'login' | 'forgot' | 'reset' | 'change';
  /** Null when nobody has the address. */
  readonly userId: number | null;
  readonly viewerIp: string;
  readonly outcome: 'succeeded' | 'failed' | 'refused' | 'limited';
}

export function logAttempt({ kind, userId, viewerIp, outcome }: AttemptLog): void {
  console.info(JSON.stringify({ level: 'INFO', attempt: kind, userId, network: anonymizedNetwork(viewerIp), outcome }));
}
