/** When a schedule of the template comes round: EventBridge's cron expressions, as far as the template uses them. */

const daily = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/;

/** The first moment after `now` at which it is due, in UTC. Throws for what is not 'every day at this time'. */
export function nextRun(expression: string, now: Date): Date {
  const [, minute = 60, hour = 24] = (daily.exec(expression) ?? []).map(Number);
  if (minute > 59 || hour > 23) throw new Error(`The local host does not know the schedule ${expression}`);
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
