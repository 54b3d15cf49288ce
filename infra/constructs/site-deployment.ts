/** Copies the built site into its bucket and invalidates CloudFront's cached copies. */
import { RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { publishedFolder } from '#shared/pages/published-pages.ts';
import type { Environment } from '../environments.ts';
import { siteCaching } from '../site-caching.ts';
import type { Api } from './api.ts';

export interface SiteDeploymentProps {
  readonly environment: Environment;
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  readonly webDir: string;
  /** What is deployed before the application, because it calls it. */
  readonly api: Api;
}

export function deploySite(
  scope: Construct,
  { environment, bucket, distribution, webDir, api }: SiteDeploymentProps,
): void {
  const { immutable, others, worker } = siteCaching;
  const logGroup = new LogGroup(scope, 'DeploymentLogs', {
    retention: environment.logRetentionDays,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const shared = {
    sources: [Source.asset(webDir)],
    destinationBucket: bucket,
    memoryLimit: 512,
    outputObjectKeys: false,
    logGroup,
  };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...shared,
    exclude: ['*'],
    include: [`${immutable.folder}/*`],
    cacheControl: [CacheControl.fromString(immutable.cacheControl)],
    // Deletes no older assets: pages not yet published again name them, and tabs opened before the deployment load them.
    prune: false,
  });
  const application = new BucketDeployment(scope, 'Pages', {
    ...shared,
    // What is excluded is not deleted either: older assets, and the pages that the Lambdas have written.
    exclude: [`${immutable.folder}/*`, `${publishedFolder}/*`, worker.file],
    cacheControl: [CacheControl.fromString(others.cacheControl)],
    distribution,
    distributionPaths: ['/*'],
    // Waiting for a slow invalidation could time out the copying Lambda, and so roll the stack back.
    waitForDistributionInvalidation: false,
  });
  const serviceWorker = new BucketDeployment(scope, 'Worker', {
    ...shared,
    exclude: ['*'],
    include: [worker.file],
    cacheControl: [CacheControl.fromString(worker.cacheControl)],
    prune: false,
  });
  // After what empties the bucket, so that it is emptied when a failed creation is rolled back. The others follow assets.
  assets.node.addDependency(bucket);
  // A new worker keeps the files of its version, index.html among them, so all of these are there before.
  serviceWorker.node.addDependency(application);
  // Assets are copied first, so that neither index.html nor a published page names a file that the bucket lacks.
  application.node.addDependency(assets);
  for (const lambda of api.renderingLambdas) lambda.node.addDependency(assets);
  // A new application never calls an old API; an old one works with the new API.
  application.node.addDependency(api);
}
