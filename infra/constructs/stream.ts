/** The table's stream wakes the publisher; what it cannot digest ends in a queue that raises an alarm. */
import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { BundledFunction } from './bundled-function.ts';

/** The items pages are made from; pages and tickets themselves never wake the publisher. */
const sourceItems = {
  dynamodb: { Keys: { pk: { S: [{ prefix: 'T#' }, 'ALL#TOURNAMENT', 'ALL#TEAM', 'ALL#CANCHA'] } } },
};

export function connectToStream(publisher: BundledFunction, table: TableV2): void {
  const failures = new Queue(publisher, 'Failures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  publisher.lambda.addEventSource(
    new DynamoEventSource(table, {
      // LATEST would miss what is written while the mapping is being created.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      parallelizationFactor: 1,
      onFailure: new SqsDlq(failures),
      filters: [FilterCriteria.filter(sourceItems)],
    }),
  );
  failures
    .metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' })
    .createAlarm(publisher, 'FailuresAlarm', {
      alarmDescription: 'The publisher gave up on changes: pages may be out of date until they are recalculated.',
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
}
