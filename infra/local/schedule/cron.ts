/** When a daily rule comes round. */
import type { DailyTime } from '../template/scheduled-rules.ts';

/** The first moment after `now` at which it is due. */
export function nextRun({ hour, minute }: DailyTime, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
