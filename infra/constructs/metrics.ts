/** The metrics of the alarms and the dashboard: AWS's own, and those that the Lambdas write. */
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type Environment, stackNameOf } from '../environments.ts';
import type { Api } from './api.ts';
import type { DataTable } from './data.ts';

const period = Duration.minutes(5);
const sum = { period, statistic: 'Sum' };
const maximum = { period, statistic: 'Maximum' };

export type Metrics = ReturnType<typeof metricsOf>;

export function metricsOf(environment: Environment, { api, data }: { api: Api; data: DataTable }) {
  const { httpApi, background } = api;
  const { publisher, logocleanup, reconcile } = background;
  // Namespace, names and dimension are those of functions/platform/log/metrics.ts.
  const own = (metricName: string, statistic: 'Sum' | 'Maximum' = 'Sum') =>
    new Metric({
      namespace: 'Torneo',
      metricName,
      statistic,
      period,
      dimensionsMap: { Stack: stackNameOf(environment) },
    });
  const ofTable = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      statistic: 'Sum',
      period,
      dimensionsMap: { TableName: data.table.tableName },
    });
  return {
    requests: httpApi.metricCount(sum),
    serverErrors: httpApi.metricServerError(sum),
    latency: httpApi.metricLatency({ period, statistic: 'p95' }),
    // All Lambdas of the account share one concurrency limit, so their throttles are counted together.
    throttledLambdas: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period }),
    publisherAge: publisher.lambda.metric('IteratorAge', maximum),
    publisherFailures: publisher.failures.metricNumberOfMessagesSent(sum),
    logocleanupFailures: logocleanup.failures.metricNumberOfMessagesSent(sum),
    reconcileFailures: reconcile.failures.metricNumberOfMessagesSent(sum),
    reconcileErrors: reconcile.lambda.metricErrors(sum),
    throttledReads: ofTable('ReadThrottleEvents'),
    throttledWrites: ofTable('WriteThrottleEvents'),
    readUnits: ofTable('ConsumedReadCapacityUnits'),
    writtenUnits: ofTable('ConsumedWriteCapacityUnits'),
    saves: own('Saves'),
    failedLogins: own('FailedLogins'),
    mailsRefused: own('MailsRefused'),
    documentsWritten: own('DocumentsWritten'),
    pagesWritten: own('PagesWritten'),
    publisherLag: own('PublisherLag', 'Maximum'),
  };
}
