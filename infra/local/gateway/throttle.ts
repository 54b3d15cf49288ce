/** Throttles requests as API Gateway does: with a token bucket, from which each request takes a token. */
import type { ThrottleSettings } from '../template/api.ts';

/**
 * Returns a function that tells whether the next request is let through.
 *
 * @param now the clock, in milliseconds since any moment
 */
export function createThrottle({ perSecond, burst }: ThrottleSettings, now = () => performance.now()): () => boolean {
  let tokens = burst;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
