/**
 * Schedules the Lambda that compares published documents with their sources and repairs them, every night just after
 * midnight in Buenos Aires.
 */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { BundledFunction } from './bundled-function.ts';
import { createFailureQueue } from './failure-queue.ts';

/**
 * In UTC: 00:10 in Buenos Aires. The lists of upcoming matches depend on the date, so the Lambda runs as the day
 * begins.
 */
const nightlySchedule = Schedule.cron({ hour: '3', minute: '10' });

/** Lambda retries a failed run at most twice, and not after this age of its event. */
const retries = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

/** Returns the queue for the runs that failed at every attempt or could not be started. */
export function runReconcileLambdaNightly(reconcile: BundledFunction): Queue {
  const failures = createFailureQueue(reconcile);
  // Retries belong to Lambda, not to the rule, which only hands over the event and never learns whether the run failed.
  reconcile.lambda.configureAsyncInvoke({
    retryAttempts: retries.retryAttempts,
    maxEventAge: retries.maxEventAge,
    onFailure: new SqsDestination(failures),
  });
  new Rule(reconcile, 'Nightly', {
    description: 'Repairs published pages',
    schedule: nightlySchedule,
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
