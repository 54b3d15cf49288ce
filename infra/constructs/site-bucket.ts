/**
 * The bucket from which CloudFront serves the built site and, below `paginas/`, the published pages. It holds nothing
 * that cannot be made again: the site from the repository, the pages from the table.
 */
import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { pinLogicalId } from './data.ts';
import { allowDistributions } from './distribution-access.ts';

export class SiteBucketConstruct extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, environment: Environment) {
    super(scope, 'Site');
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      // Also where data is kept: a bucket with files in it cannot be deleted, and a failed creation not rolled back.
      autoDeleteObjects: environment.onAws,
    });
    // A bucket in place of this one would be without pages until each has been asked for again.
    pinLogicalId(this.bucket, 'Site');
    allowDistributions(this.bucket, '*');
  }
}
