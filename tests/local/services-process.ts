/**
 * A process that runs the local database and user pool on a folder and prints their addresses, for tests that kill it.
 */
import { startDatabase } from '#infra/local/services/database.ts';
import { startIdentity } from '#infra/local/services/identity.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { tableSettings } from '#tests/support/table.ts';
import { userPoolSettings } from '#tests/support/user-pool.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await startDatabase({ dataDir, log: console.error });
const identity = await startIdentity({ dataDir, settings: userPoolSettings() });
await ensureTable(database.endpoint, tableSettings());
process.once('SIGTERM', async () => {
  await Promise.all([database.stop(), identity.stop()]);
});
const { userPoolId, clientId } = identity;
console.log(JSON.stringify({ database: database.endpoint, identity: identity.endpoint, userPoolId, clientId }));
