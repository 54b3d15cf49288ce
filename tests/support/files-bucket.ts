/** The two buckets as the CloudFormation template declares them, for tests that do not read the template. */
import type { BucketSettings } from '#infra/local/template/buckets.ts';

/** The bucket of uploads and logos. */
export const filesBucketSettings: BucketSettings = {
  logicalId: 'Files',
  cors: [{ origins: ['http://127.0.0.1:*'], methods: ['PUT'], headers: ['content-type'], maxAge: 3600 }],
  expiry: [
    { prefix: 'uploads/', tags: {}, days: 1 },
    { prefix: 'logos/', tags: { unclaimed: '1' }, days: 1 },
  ],
};

/** The bucket of the built site and the published pages. */
export const siteBucketSettings: BucketSettings = { logicalId: 'Site', cors: [], expiry: [] };
