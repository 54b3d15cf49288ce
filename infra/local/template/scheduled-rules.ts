/** The rules of the template that run functions by the clock. */
import { referencesIn } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';

/** A time of day, in UTC. */
export interface DailyTime {
  readonly hour: number;
  readonly minute: number;
}

export interface ScheduledRule {
  readonly logicalId: string;
  readonly at: DailyTime;
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
    const functionIds = targets.flatMap(({ Arn }) => referencesIn(Arn));
    return { logicalId, at: dailyTime(properties.ScheduleExpression), functionIds };
  });
}

const daily = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/;

/**
 * Of EventBridge's expressions 'every day at this time' alone; throws for any other.
 * @internal
 */
export function dailyTime(expression: string): DailyTime {
  const [, minute = 60, hour = 24] = (daily.exec(expression) ?? []).map(Number);
  if (minute > 59 || hour > 23) throw new Error(`The local host does not know the schedule ${expression}`);
  return { hour, minute };
}
