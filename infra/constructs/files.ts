/** The S3 bucket with the images that users upload (`uploads/`) and the logos made from them (`logos/`). */
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { pinLogicalId } from './data.ts';
import { allowDistributions } from './distribution-access.ts';

const filesLogicalId = 'Files';

/** How long S3 keeps deleted or replaced files: logos long enough to undo a mistake, uploads for a day. */
const rulesForFormerVersions: LifecycleRule[] = [
  { id: 'former-uploads', prefix: 'uploads/', noncurrentVersionExpiration: Duration.days(1) },
  { id: 'former-logos', prefix: 'logos/', noncurrentVersionExpiration: Duration.days(90) },
  // Removes the delete markers whose earlier versions have all expired.
  { id: 'deletion-marks', expiredObjectDeleteMarker: true },
];

export class FilesBucketConstruct extends Construct {
  readonly bucket: Bucket;
  /** The origin to which browsers upload files; the site's Content-Security-Policy has to allow it. */
  readonly uploadOrigin: string;

  constructor(scope: Construct, environment: Environment) {
    super(scope, 'Files');
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: originsAllowedToUpload(environment),
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      // Where data is kept, a logo that was deleted by mistake can be restored.
      versioned: environment.keepsData,
      lifecycleRules: [
        { id: 'abandoned-uploads', prefix: 'uploads/', expiration: Duration.days(1) },
        // New logos have the tag `unclaimed`, which is removed before a team is saved with the logo.
        { id: 'unclaimed-logos', prefix: 'logos/', tagFilters: { unclaimed: '1' }, expiration: Duration.days(1) },
        { id: 'broken-off', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        ...(environment.keepsData ? rulesForFormerVersions : []),
      ],
      removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: environment.onAws && !environment.keepsData,
    });
    pinLogicalId(this.bucket, filesLogicalId);
    allowDistributions(this.bucket, 'logos/*');
    this.uploadOrigin = `${environment.onAws ? 'https' : 'http'}://${this.bucket.bucketRegionalDomainName}`;
  }
}

/**
 * Origins that may upload from a browser. Without a domain of our own that is any CloudFront site: naming the
 * distribution here would be a circular reference, and every upload address is signed anyway.
 */
function originsAllowedToUpload({ onAws, domain }: Environment): string[] {
  if (!onAws) return ['http://127.0.0.1:*', 'http://localhost:*'];
  return [domain ? `https://${domain.name}` : 'https://*.cloudfront.net'];
}
