/**
 * Schedules the Lambda that compares published documents with their sources and repairs them, every night just after
 * midnight in Buenos Aires.
 */
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { BundledFunction } from './bundled-function.ts';

/**
 * In UTC: 00:10 in Buenos Aires. The lists of upcoming matches depend on the date, so the Lambda runs as the day
 * begins.
 */
const nightlySchedule = Schedule.cron({ hour: '3', minute: '10' });

export function runReconcileLambdaNightly(reconcile: BundledFunction): void {
  new Rule(reconcile, 'Nightly', {
    description: 'Repairs published pages',
    schedule: nightlySchedule,
    targets: [new LambdaFunction(reconcile.lambda, { retryAttempts: 2, maxEventAge: Duration.hours(6) })],
  });
}
