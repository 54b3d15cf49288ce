/** The rules of the template that run functions by the clock. */
import type { Lambda } from '../lambda/lambda.ts';
import { referencesIn } from '../resolve.ts';
import { type Resource, resourcesOf, type Template } from '../template.ts';
import { nextRun } from './daily.ts';

export interface ScheduledRule {
  readonly logicalId: string;
  readonly expression: string;
  /** The logical ids of the functions it runs. */
  readonly functionIds: readonly string[];
}

/** Settings of a rule, and of its targets, that the host obeys or that change nothing on one machine. */
const known = ['Description', 'ScheduleExpression', 'State', 'Tags', 'Targets'];
const knownOfTarget = ['Arn', 'Id', 'RetryPolicy'];

/** Throws for a rule that the host would not run as AWS does. */
export function scheduledRules(template: Template): ScheduledRule[] {
  return resourcesOf(template, 'AWS::Events::Rule').map(({ logicalId, properties }) => {
    const targets: Resource['Properties'][] = properties.Targets ?? [];
    const unknown = [
      ...Object.keys(properties).filter((name) => !known.includes(name)),
      ...targets.flatMap(Object.keys).filter((name) => !knownOfTarget.includes(name)),
    ];
    if (unknown.length > 0 || properties.State !== 'ENABLED') {
      throw new Error(
        `The local host does not know how to run the rule ${logicalId}: ${unknown.join(', ') || 'State'}`,
      );
    }
    nextRun(properties.ScheduleExpression, new Date());
    const functionIds = targets.flatMap(({ Arn }) => referencesIn(Arn));
    return { logicalId, expression: properties.ScheduleExpression, functionIds };
  });
}

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
      wait(rule, nextRun(rule.expression, new Date()));
    }, sleep);
    timers.set(rule.logicalId, timer.unref());
  };
  for (const rule of rules) wait(rule, nextRun(rule.expression, new Date()));
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
    ...{ version: '0', source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} },
    ...{ time: `${due.toISOString().slice(0, 19)}Z`, resources: [logicalId], region: 'us-east-1' },
  };
  for (const id of functionIds)
    lambdas
      .get(id)
      ?.invoke(event)
      .catch(() => undefined);
}
