/**
 * Connects a Lambda to the table's stream. Changes that the Lambda fails to process end in a queue, which raises an
 * alarm.
 */
import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { BundledFunction } from './bundled-function.ts';

/** Which changes invoke the Lambda: those that match at least one of the patterns. */
export interface StreamFilter {
  readonly patterns: readonly object[];
  /** The alarm's description: what is wrong in the application while the queue holds messages. */
  readonly alarm: string;
}

/**
 * The changes that invoke the publisher: those of items that published documents are made from, never those of the
 * documents and tickets that it writes itself.
 */
export const publisherStreamFilter: StreamFilter = {
  patterns: [
    {
      dynamodb: { Keys: { pk: { S: [{ prefix: 'T#' }, 'ALL#TOURNAMENT', 'ALL#TEAM', 'ALL#CANCHA', 'ALL#SETTINGS'] } } },
    },
    // Changes of staff and players, whose names fixtures and rankings show; not of the lineups in the same partition.
    { dynamodb: { Keys: { pk: { S: [{ prefix: 'TEAM#' }] }, sk: { S: [{ prefix: 'S#' }, { prefix: 'P#' }] } } } },
  ],
  alarm: 'The publisher gave up on changes: pages may be out of date until they are recalculated.',
};

/** The changes that invoke the logo keeper: teams whose logo is, or was before the change, a file of our bucket. */
export const logoKeeperStreamFilter: StreamFilter = {
  patterns: ['OldImage', 'NewImage'].map((image) => ({
    dynamodb: { Keys: { pk: { S: ['ALL#TEAM'] } }, [image]: { logo: { S: [{ prefix: '/logos/' }] } } },
  })),
  alarm: 'Logos may be lost after a day, or files stay that no team shows.',
};

export function connectLambdaToStream(
  follower: BundledFunction,
  table: TableV2,
  { patterns, alarm }: StreamFilter,
): void {
  const failures = new Queue(follower, 'Failures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  follower.lambda.addEventSource(
    new DynamoEventSource(table, {
      // The other starting position, LATEST, would miss changes written while the mapping is being created.
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
