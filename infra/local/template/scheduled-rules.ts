/** Reads the template's rules that run Lambdas every hour. */
import { referencesIn } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface ScheduledRule {
  readonly logicalId: string;
  /** The minute of each hour at which it runs. */
  readonly minute: number;
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
    return { logicalId, minute: parseMinuteOfHour(properties.ScheduleExpression), functionIds };
  });
}

const hourlyCronPattern = /^cron\((\d{1,2}) \* \* \* \? \*\)$/;

/**
 * The minute in a `cron(…)` expression that means 'every hour at this minute'; throws for any other expression.
 * @internal
 */
export function parseMinuteOfHour(expression: string): number {
  const minute = Number(hourlyCronPattern.exec(expression)?.[1] ?? 60);
  if (minute > 59) throw new Error(`The local host does not know the schedule ${expression}`);
  return minute;
}
