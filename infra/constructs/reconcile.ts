/** Every night, just after midnight in Buenos Aires, the pages are looked at and repaired. */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { BundledFunction } from './bundled-function.ts';

/** UTC. What comes next is a matter of the day, so the day begins with it. */
const nightly = Schedule.cron({ hour: '3', minute: '10' });

export function scheduleReconcile(reconcile: BundledFunction): void {
  new Rule(reconcile, 'Nightly', {
    description: 'Repairs published pages',
    schedule: nightly,
    targets: [new LambdaFunction(reconcile.lambda, { retryAttempts: 2, maxEventAge: Duration.hours(6) })],
  });
}
