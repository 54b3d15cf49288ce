/** Runs functions by the clock, as the rules of the template say. */
import type { Lambda } from '../lambda/lambda.ts';
import type { ScheduledRule } from '../template/scheduled-rules.ts';
import { nextRun } from './cron.ts';

/** A timer does not run while the machine sleeps, so it looks at the clock now and then. */
const longestSleep = 60_000;

/** Starts waiting for each rule's time; a function that fails says so itself, and is run again the next time. */
export function startSchedules(
  rules: readonly ScheduledRule[],
  lambdas: ReadonlyMap<string, Pick<Lambda, 'invoke'>>,
): { stop(): void } {
  const timers = new Map<string, NodeJS.Timeout>();
  const wait = (rule: ScheduledRule, due: Date) => {
    const sleep = Math.min(longestSleep, Math.max(0, due.getTime() - Date.now()));
    const timer = setTimeout(() => {
      if (Date.now() < due.getTime()) return wait(rule, due);
      run(rule, due, lambdas);
      wait(rule, nextRun(rule.at, new Date()));
    }, sleep);
    timers.set(rule.logicalId, timer.unref());
  };
  for (const rule of rules) wait(rule, nextRun(rule.at, new Date()));
  const stop = () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
  return { stop };
}

function run(
  { logicalId, functionIds }: ScheduledRule,
  due: Date,
  lambdas: Parameters<typeof startSchedules>[1],
): void {
  const event = {
    version: '0',
    source: 'aws.events',
    'detail-type': 'Scheduled Event',
    detail: {},
    time: `${due.toISOString().slice(0, 19)}Z`,
    resources: [logicalId],
    region: 'us-east-1',
  };
  for (const id of functionIds)
    lambdas
      .get(id)
      ?.invoke(event)
      .catch(() => undefined);
}
