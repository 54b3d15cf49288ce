/** When an hourly rule runs next. */

/** The first moment after `now` at the rule's minute. */
export function nextRunTime({ minute }: { readonly minute: number }, now: Date): Date {
  const next = new Date(now);
  next.setUTCMinutes(minute, 0, 0);
  if (next <= now) next.setUTCHours(next.getUTCHours() + 1);
  return next;
}
