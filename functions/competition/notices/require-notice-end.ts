/** Until when a notice may be in force. */
import { millisecondsOfInstant } from '#shared/domain/calendar/instants.ts';
import { limits } from '#shared/domain/limits.ts';
import { invalidFieldProblem } from '../../platform/problem.ts';

const day = 24 * 60 * 60_000;

/** Throws 400 for a moment that is over, or too far away. */
export function requireNoticeEnd(until: string, now: Date): void {
  const left = millisecondsOfInstant(until) - now.getTime();
  if (left <= 0) throw invalidFieldProblem('until', 'Ese momento ya pasó');
  if (left > limits.noticeDays * day)
    throw invalidFieldProblem('until', `Puede ser a ${limits.noticeDays} días de ahora, como mucho`);
}
