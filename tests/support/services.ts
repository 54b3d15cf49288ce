/** Global setup: one embedded database, user pool and pair of buckets for all API tests; each file has a table of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#infra/local/services/database.ts';
import { bucketNameOf, startFiles } from '#infra/local/services/files.ts';
import { startIdentity } from '#infra/local/services/identity.ts';
import { filesBucketSettings, siteBucketSettings } from './files-bucket.ts';
import { userPoolSettings } from './user-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    services: {
      database: string;
      identity: string;
      jwksUrl: string;
      userPoolId: string;
      clientId: string;
      codesFile: string;
      files: string;
      bucket: string;
      siteBucket: string;
      dataDir: string;
    };
  }
}

export default async function startServices(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-api-'));
  const database = await startDatabase({ dataDir, log: () => {} });
  const identity = await startIdentity({ dataDir, settings: userPoolSettings() });
  const files = await startFiles({ dataDir, buckets: [filesBucketSettings, siteBucketSettings], log: console.error });
  const { jwksUrl, userPoolId, clientId, codesFile } = identity;
  project.provide('services', {
    database: database.endpoint,
    identity: identity.endpoint,
    jwksUrl,
    userPoolId,
    clientId,
    codesFile,
    files: files.endpoint,
    bucket: bucketNameOf(filesBucketSettings),
    siteBucket: bucketNameOf(siteBucketSettings),
    dataDir,
  });
  return async () => {
    await Promise.all([database.stop(), identity.stop(), files.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
