/** Lets CloudFront read a bucket. */
import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/**
 * Allows the account's distributions to read the objects. A policy that named our distribution would be created after
 * it, and so after the Lambdas and files that have to wait for this policy
 * (infra/decisions/2026-11-23-buckets-are-emptied-last.md).
 *
 * @param keys pattern of the keys that may be read, as in `logos/*`
 */
export function allowDistributions(bucket: Bucket, keys: string): void {
  const toDistributions = (actions: string[], resource: string) =>
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions,
      resources: [resource],
      conditions: {
        ArnLike: { 'AWS:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` },
      },
    });
  bucket.addToResourcePolicy(toDistributions(['s3:GetObject'], bucket.arnForObjects(keys)));
  // Without it, S3 answers 403 instead of 404 for a missing file. No path that CloudFront forwards can list the bucket.
  bucket.addToResourcePolicy(toDistributions(['s3:ListBucket'], bucket.bucketArn));
}
