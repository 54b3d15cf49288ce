/** The queue that keeps what a Lambda failed to process, for two weeks, so that somebody can look at it. */
import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { BundledFunction } from './bundled-function.ts';

export function createFailureQueue(ofLambda: BundledFunction): Queue {
  return new Queue(ofLambda, 'Failures', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
}
