/** The bucket of uploads and logos as the template has it, for tests that do without a template. */
import type { FilesBucket } from '#infra/local/template/files-bucket.ts';

export const aFilesBucket: FilesBucket = {
  logicalId: 'Files',
  cors: [{ origins: ['http://127.0.0.1:*'], methods: ['PUT'], headers: ['content-type'], maxAge: 3600 }],
  expiry: [
    { prefix: 'uploads/', tags: {}, days: 1 },
    { prefix: 'logos/', tags: { unclaimed: '1' }, days: 1 },
  ],
};
