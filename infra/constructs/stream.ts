/** The table's stream wakes a function; what it cannot digest ends in a queue that raises an alarm. */
import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { BundledFunction } from './bundled-function.ts';

/** One of the patterns must hold. */
export interface StreamFilter {
  readonly patterns: readonly object[];
  /** What is wrong while messages are in the queue. */
  readonly alarm: string;
}

/** The items pages are made from; pages and tickets themselves never wake the publisher. */
export const publisherFilter: StreamFilter = {
  patterns: [
    {
      dynamodb: { Keys: { pk: { S: [{ prefix: 'T#' }, 'ALL#TOURNAMENT', 'ALL#TEAM', 'ALL#CANCHA', 'ALL#SETTINGS'] } } },
    },
    // Staff and players, whose names fixtures and rankings show; not the lineups beside them.
    { dynamodb: { Keys: { pk: { S: [{ prefix: 'TEAM#' }] }, sk: { S: [{ prefix: 'S#' }, { prefix: 'P#' }] } } } },
  ],
  alarm: 'The publisher gave up on changes: pages may be out of date until they are recalculated.',
};

/** A team that shows, or showed until now, a file of ours. */
export const logoKeeperFilter: StreamFilter = {
  patterns: ['OldImage', 'NewImage'].map((image) => ({
    dynamodb: { Keys: { pk: { S: ['ALL#TEAM'] } }, [image]: { logo: { S: [{ prefix: '/logos/' }] } } },
  })),
  alarm: 'Logos may be lost after a day, or files stay that no team shows.',
};

export function connectToStream(follower: BundledFunction, table: TableV2, { patterns, alarm }: StreamFilter): void {
  const failures = new Queue(follower, 'Failures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  follower.lambda.addEventSource(
    new DynamoEventSource(table, {
      // LATEST would miss what is written while the mapping is being created.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      parallelizationFactor: 1,
      onFailure: new SqsDlq(failures),
      filters: patterns.map((pattern) => FilterCriteria.filter(pattern as Record<string, unknown>)),
    }),
  );
  failures
    .metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' })
    .createAlarm(follower, 'FailuresAlarm', {
      alarmDescription: alarm,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
}
