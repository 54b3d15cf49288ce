/**
 * Limits how fast one coach, Planillero or sheet link writes, so that the publication of what they wrote delays nobody
 * else's. Administrators are not limited.
 */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { environment } from '../../platform/environment.ts';
import { Problem } from '../../platform/problem.ts';
import { LimitReachedError } from '../../platform/table/limit-counters.ts';
import { takeWrites } from '../../platform/table/write-rates.ts';
import type { RoutedEvent } from './routed-event.ts';

/** Counts the writes of a request whose body is valid; 429 when its caller has written too fast. */
export async function limitWrites(event: RoutedEvent, body: unknown, now: Date): Promise<void> {
  const who = limitedCallerOf(event);
  if (event.requestContext.http.method === 'GET' || who === null) return;
  try {
    await takeWrites(who, countWrites(event, body), environment().userWrites, now.getTime());
  } catch (error) {
    throw error instanceof LimitReachedError ? tooFastProblem(error.retryAfter) : error;
  }
}

/** The user or link whose writes are counted; null for administrators, and for visitors, who write nothing. */
function limitedCallerOf({ caller, sheetLink }: RoutedEvent): string | null {
  if (sheetLink) return `link ${sheetLink.linkId}`;
  return caller && !caller.roles.includes('Admin') ? `user ${caller.id}` : null;
}

/** How many transactions the request may write one after the other. */
function countWrites({ route: { writesEach } }: RoutedEvent, body: unknown): number {
  if (writesEach === undefined) return 1;
  return (body as Readonly<Record<string, readonly unknown[]>>)[writesEach]?.length ?? 1;
}

function tooFastProblem(retryAfter: number): Problem {
  const detail = `Hiciste muchos cambios muy seguidos. Esperá ${formatPlural(retryAfter, 'segundo')} y volvé a intentar.`;
  return new Problem('too-many-requests', detail, { headers: { 'retry-after': String(retryAfter) } });
}
