/** Reads the bucket policies of the template: what CloudFront may do with a bucket. */
import { referencesIn } from './intrinsic-functions.ts';
import { type Resource, resourcesOf, type Template } from './template.ts';

export interface BucketAccess {
  readonly canRead: boolean;
  /** Whether S3 answers 404 for a missing file; without this right, it answers 403. */
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
