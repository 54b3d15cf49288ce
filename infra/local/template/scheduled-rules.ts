/** Reads the template's rules that run Lambdas at a time of day. */
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
  /** The logical ids of the Lambdas that the rule runs. */
  readonly functionIds: readonly string[];
}

/** The template's scheduled rules. Throws for a rule that the host would not run as AWS does. */
export function readScheduledRules(template: Template): ScheduledRule[] {
  return resourcesOf(template, 'AWS::Events::Rule').map(({ logicalId, properties }) => {
    const targets: Resource['Properties'][] = properties.Targets ?? [];
    if (properties.State !== 'ENABLED') {
      throw new Error(`The local host does not know how to run the rule ${logicalId}: State ${properties.State}`);
    }
    const functionIds = targets.flatMap(({ Arn }) => referencesIn(Arn));
    return { logicalId, at: parseDailyTime(properties.ScheduleExpression), functionIds };
  });
}

const dailyCronPattern = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/;

/**
 * The time in a `cron(…)` expression that means 'every day at this time'; throws for any other expression.
 * @internal
 */
export function parseDailyTime(expression: string): DailyTime {
  const [, minute = 60, hour = 24] = (dailyCronPattern.exec(expression) ?? []).map(Number);
  if (minute > 59 || hour > 23) throw new Error(`The local host does not know the schedule ${expression}`);
  return { hour, minute };
}
