/**
 * Schedules the Lambda that asks the publisher for what is due: it is called every hour, and asks when one of the
 * federation's days has begun, another build publishes, or something could not be published.
 */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { BundledFunction } from './bundled-function.ts';
import { createFailureQueue } from './failure-queue.ts';

/** Which hour begins the federation's day depends on a zone that only the settings know. */
const hourlySchedule = Schedule.cron({ minute: '1' });

/** Lambda retries a failed call at most twice, and not after this age of its event. */
const retries = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

/** Returns the queue for the calls that failed at every attempt or could not be started. */
export function runReconcileLambdaHourly(reconcile: BundledFunction): Queue {
  const failures = createFailureQueue(reconcile);
  // Retries belong to Lambda, not to the rule, which only hands over the event and never learns whether the call failed.
  reconcile.lambda.configureAsyncInvoke({
    retryAttempts: retries.retryAttempts,
    maxEventAge: retries.maxEventAge,
    onFailure: new SqsDestination(failures),
  });
  new Rule(reconcile, 'Hourly', {
    description: 'Asks for what has to be published again, as on a new day',
    schedule: hourlySchedule,
    targets: [
      new LambdaFunction(reconcile.lambda, {
        retryAttempts: retries.retryAttempts,
        maxEventAge: retries.maxEventAge,
        deadLetterQueue: failures,
      }),
    ],
  });
  return failures;
}
