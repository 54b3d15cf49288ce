/** When a daily rule runs next. */
import type { DailyTime } from '../template/scheduled-rules.ts';

/** The first moment after `now` at the rule's time of day. */
export function nextRunTime({ hour, minute }: DailyTime, now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
