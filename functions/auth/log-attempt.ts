/** Logs one line for each authentication attempt, without e-mail addresses, passwords or whole IPs. */
import { anonymizedNetwork } from '../platform/http/viewer-address.ts';

export interface AuthAttemptLog {
  readonly kind: 'login' | 'forgot' | 'reset' | 'change';
  /** Null when no user has the e-mail address. */
  readonly userId: number | null;
  readonly viewerIp: string;
  readonly outcome: 'succeeded' | 'failed' | 'refused' | 'limited';
}

export function logAuthAttempt({ kind, userId, viewerIp, outcome }: AuthAttemptLog): void {
  console.info({ attempt: kind, userId, network: anonymizedNetwork(viewerIp), outcome });
}
