/** Reads the bucket policies of the template: what CloudFront may do with a bucket. */
import { referencesIn } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface BucketAccess {
  readonly canRead: boolean;
  /** Whether a missing file is answered as missing; without this right, S3 answers that access is denied. */
  readonly canList: boolean;
}

/** CloudFront's rights in the bucket with this logical id. Their conditions, which name a distribution, are not read. */
export function cloudFrontAccessTo(bucketId: string, template: Template): BucketAccess {
  const statements: Resource['Properties'][] = resourcesOf(template, 'AWS::S3::BucketPolicy')
    .filter(({ properties }) => referencesIn(properties.Bucket).includes(bucketId))
    .flatMap(({ properties }) => properties.PolicyDocument.Statement);
  const actions = statements
    .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal?.Service === 'cloudfront.amazonaws.com')
    .flatMap(({ Action }) => Action as string | string[]);
  return { canRead: actions.includes('s3:GetObject'), canList: actions.includes('s3:ListBucket') };
}
