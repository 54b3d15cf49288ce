/** Logs one JSON line for each authentication attempt, without e-mail addresses, passwords or whole IPs. */
import { anonymizedNetwork } from '../platform/http/viewer-address.ts';

export interface AttemptLog {
  readonly kind: 'login' | 'forgot' | 'reset' | 'change';
  /** Null when no user has the e-mail address. */
  readonly userId: number | null;
  readonly viewerIp: string;
  readonly outcome: 'succeeded' | 'failed' | 'refused' | 'limited';
}

export function logAttempt({ kind, userId, viewerIp, outcome }: AttemptLog): void {
  console.info(JSON.stringify({ level: 'INFO', attempt: kind, userId, network: anonymizedNetwork(viewerIp), outcome }));
}
