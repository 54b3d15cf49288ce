/** Runs Lambdas at the minute of each hour that the template's rules give. */
import type { ScheduledRule } from '../template/scheduled-rules.ts';
import { nextRunTime } from './next-run.ts';

/** Milliseconds. Timers stand still while the machine sleeps, so the clock is checked at least this often. */
const maxSleepMs = 60_000;

/** Invokes the Lambda with this logical id asynchronously, with its retries. */
export type SendEvent = (functionId: string, event: object) => void;

/**
 * Sends each rule's event at once, as it was missed while the machine was off, and starts a timer for the next one, which
 * runs again at its next time whether or not its last event has succeeded.
 */
export function startSchedules(rules: readonly ScheduledRule[], send: SendEvent): { stop(): void } {
  const timers = new Map<string, NodeJS.Timeout>();
  const wait = (rule: ScheduledRule, due: Date) => {
    const sleep = Math.min(maxSleepMs, Math.max(0, due.getTime() - Date.now()));
    const timer = setTimeout(() => {
      if (Date.now() < due.getTime()) return wait(rule, due);
      sendEvent(rule, due);
      wait(rule, nextRunTime(rule, new Date()));
    }, sleep);
    timers.set(rule.logicalId, timer.unref());
  };
  const sendEvent = (rule: ScheduledRule, due: Date) => {
    for (const functionId of rule.functionIds) send(functionId, scheduledEvent(rule, due));
  };
  for (const rule of rules) {
    const now = new Date();
    sendEvent(rule, now);
    wait(rule, nextRunTime(rule, now));
  }
  const stop = () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
  return { stop };
}

const scheduledEvent = ({ logicalId }: ScheduledRule, due: Date) => ({
  version: '0',
  source: 'aws.events',
  'detail-type': 'Scheduled Event',
  detail: {},
  time: `${due.toISOString().slice(0, 19)}Z`,
  resources: [logicalId],
  region: 'us-east-1',
});
