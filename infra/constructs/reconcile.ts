/**
 * Schedules the Lambda that turns the pages to a new day, compares published documents with their sources and repairs
 * them: it is called every hour, and works when one of the federation's days has begun.
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

/** Lambda retries a failed run at most twice, and not after this age of its event. */
const retries = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

/** Returns the queue for the runs that failed at every attempt or could not be started. */
export function runReconcileLambdaHourly(reconcile: BundledFunction): Queue {
  const failures = createFailureQueue(reconcile);
  // Retries belong to Lambda, not to the rule, which only hands over the event and never learns whether the run failed.
  reconcile.lambda.configureAsyncInvoke({
    retryAttempts: retries.retryAttempts,
    maxEventAge: retries.maxEventAge,
    onFailure: new SqsDestination(failures),
  });
  new Rule(reconcile, 'Hourly', {
    description: 'Turns published pages to a new day, and repairs them',
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
