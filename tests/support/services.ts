/** One embedded database and one user pool for all API tests; each file has a table of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#infra/local/services/database.ts';
import { startIdentity } from '#infra/local/services/identity.ts';
import { aUserPool } from './user-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    services: {
      database: string;
      identity: string;
      jwksUrl: string;
      userPoolId: string;
      clientId: string;
      codesFile: string;
    };
  }
}

export default async function startServices(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-api-'));
  const database = await startDatabase({ dataDir, log: () => {} });
  const identity = await startIdentity({ dataDir, settings: aUserPool() });
  const { jwksUrl, userPoolId, clientId, codesFile } = identity;
  project.provide('services', {
    database: database.endpoint,
    identity: identity.endpoint,
    jwksUrl,
    userPoolId,
    clientId,
    codesFile,
  });
  return async () => {
    await Promise.all([database.stop(), identity.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
