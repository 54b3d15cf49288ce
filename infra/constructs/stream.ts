/** Connects a Lambda to the table's stream. Changes that the Lambda fails to process end up in its failure queue. */
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import type { BundledFunction } from './bundled-function.ts';
import { createFailureQueue } from './failure-queue.ts';

/** Filter patterns of the event source mapping; a change invokes the Lambda if it matches at least one of them. */
type StreamFilter = readonly object[];

/**
 * The changes that invoke the publisher: those of items that published documents are made from, never those of the
 * documents that it writes itself; those of wakes, each of which publishes a scope; and those of the background work.
 */
export const publisherStreamFilter: StreamFilter = [
  {
    dynamodb: {
      Keys: {
        pk: {
          S: [
            { prefix: 'T#' },
            'ALL#TOURNAMENT',
            'ALL#TEAM',
            'ALL#CANCHA',
            'ALL#SETTINGS',
            partitionKeys.sanctions,
            partitionKeys.bulletins,
            'ALL#NOTICE',
            { prefix: partitionKeys.wakes },
            partitionKeys.backgroundWork,
          ],
        },
      },
    },
  },
  // Changes of staff and players, whose names fixtures and rankings show; 'Cambios' tells of them and of lineups.
  {
    dynamodb: { Keys: { pk: { S: [{ prefix: 'TEAM#' }] }, sk: { S: [{ prefix: 'S#' }, { prefix: 'P#' }, 'LINEUP'] } } },
  },
];

/** The changes that invoke the logo cleanup: those of teams and of the settings whose logo was a file of our bucket before. */
export const logoCleanupStreamFilter: StreamFilter = [
  {
    dynamodb: { Keys: { pk: { S: ['ALL#TEAM', 'ALL#SETTINGS'] } }, OldImage: { logo: { S: [{ prefix: '/logos/' }] } } },
  },
];

/** Returns the queue for the changes that the Lambda failed to process. */
export function connectLambdaToStream(follower: BundledFunction, table: TableV2, patterns: StreamFilter): Queue {
  const failures = createFailureQueue(follower);
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
  return failures;
}
