/** Runs Lambdas at the times of day that the template's rules give. */
import type { Lambda } from '../lambda/lambda.ts';
import type { ScheduledRule } from '../template/scheduled-rules.ts';
import { nextRunTime } from './next-run.ts';

/** Milliseconds. Timers stand still while the machine sleeps, so the clock is checked at least this often. */
const maxSleepMs = 60_000;

/** Starts a timer for each rule. A Lambda that fails logs its own error, and runs again at the rule's next time. */
export function startSchedules(
  rules: readonly ScheduledRule[],
  lambdas: ReadonlyMap<string, Pick<Lambda, 'invoke'>>,
): { stop(): void } {
  const timers = new Map<string, NodeJS.Timeout>();
  const wait = (rule: ScheduledRule, due: Date) => {
    const sleep = Math.min(maxSleepMs, Math.max(0, due.getTime() - Date.now()));
    const timer = setTimeout(() => {
      if (Date.now() < due.getTime()) return wait(rule, due);
      runLambdasOf(rule, due, lambdas);
      wait(rule, nextRunTime(rule.at, new Date()));
    }, sleep);
    timers.set(rule.logicalId, timer.unref());
  };
  for (const rule of rules) wait(rule, nextRunTime(rule.at, new Date()));
  const stop = () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
  return { stop };
}

function runLambdasOf(
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
