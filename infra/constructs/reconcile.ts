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

/** A run that fails is repeated at most twice, and no later than this. */
const retries = { retryAttempts: 2, maxEventAge: Duration.hours(6) };

/** Returns the queue for the runs that failed at every attempt or could not be started. */
export function runReconcileLambdaNightly(reconcile: BundledFunction): Queue {
  const failures = createFailureQueue(reconcile);
  // The rule only hands the event over; whether the run succeeded is known to Lambda alone.
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
