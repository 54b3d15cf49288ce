/** Waits for a number of milliseconds, or until the signal aborts. */
import { setTimeout as sleep } from 'node:timers/promises';

export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
