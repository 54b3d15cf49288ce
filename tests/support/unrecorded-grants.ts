/**
 * The grants that no recorded call uses, each with the reason for which the Lambda has it and the test that covers it.
 * `tests/stories/full/least-privilege.test.ts` fails for an unused grant that is not listed here, and for a listed grant
 * that is used or does not exist.
 */
import { lambdaNames } from '#infra/lambdas.ts';

interface UnrecordedGrant {
  readonly lambdas: readonly string[];
  readonly actions: readonly string[];
  readonly resource: string;
  readonly reason: string;
  /** File and title of a test. */
  readonly test: readonly [file: string, title: string];
}

export const unrecordedGrants: readonly UnrecordedGrant[] = [
  {
    lambdas: lambdaNames,
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resource: 'log-group',
    reason: "AWS's runtime writes what the Lambda prints; on one machine that goes into a file.",
    test: ['tests/infra/access.test.ts', '%s writes into its own log group only'],
  },
  {
    lambdas: ['publisher', 'logocleanup'],
    actions: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((action) => `dynamodb:${action}`),
    resource: 'table/stream',
    reason: 'The service Lambda reads the stream with the role of the Lambda that follows it.',
    test: ['tests/infra/access.test.ts', 'only the Lambdas that follow the stream read it'],
  },
  {
    lambdas: ['publisher', 'reconcile', 'logocleanup'],
    actions: ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map((action) => `sqs:${action}`),
    resource: 'queue',
    reason: 'The service Lambda puts the changes and events it gave up on into the queue, with the role of the Lambda.',
    test: ['tests/infra/access.test.ts', '%s sends what it failed to process to its own failure queue only'],
  },
  {
    lambdas: ['pages'],
    actions: ['s3:ListBucket'],
    resource: 'files',
    reason: 'Without it, S3 would refuse to read a logo that is gone, instead of saying that it is gone.',
    test: ['tests/views/share-images.test.ts', 'draws the plain shield of a team whose logo is missing or damaged'],
  },
  {
    lambdas: ['auth'],
    actions: ['dynamodb:DeleteItem'],
    resource: 'table',
    reason: 'A registration that Cognito fails releases the e-mail address; the local user pool never fails one.',
    test: ['tests/api/users-register.test.ts', 'at %s does not let the user sign in, and can be repeated at once'],
  },
];
