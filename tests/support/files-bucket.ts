/**
 * The bucket of uploads and logos as the CloudFormation template declares it, for tests that do not read the template.
 */
import type { FilesBucket } from '#infra/local/template/files-bucket.ts';

export const filesBucketSettings: FilesBucket = {
  logicalId: 'Files',
  cors: [{ origins: ['http://127.0.0.1:*'], methods: ['PUT'], headers: ['content-type'], maxAge: 3600 }],
  expiry: [
    { prefix: 'uploads/', tags: {}, days: 1 },
    { prefix: 'logos/', tags: { unclaimed: '1' }, days: 1 },
  ],
};
