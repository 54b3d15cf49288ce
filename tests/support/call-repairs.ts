/**
 * Calls what repairs published documents that are missing, as after a write that was lost: home is computed for its reader, a recalculation wakes the publisher, and a deployment has everything published again.
 */
import { DeleteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { readServicesFile } from '#infra/local/running-services.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { invokeLambda } from './invoke-lambda.ts';
import { readRecordedPermissions } from './recording-files.ts';
import type { RouteCalls } from './route-calls.ts';
import { expectOk, readUntil } from './web-client.ts';

export async function repairDocuments(calls: RouteCalls, ids: Readonly<Record<string, number>>): Promise<void> {
  const [id = 0, group = 0] = [ids.tournament, ids.group];
  await computeMissingHome(calls);
  await expectOk(calls.admin('POST /standings/tournament/{id}/recalculate', { params: { id } }));
  await expectOk(calls.admin('POST /standings/group/{id}/recalculate', { params: { id: group } }));
  // An address is stored only if it is another one.
  for (const siteUrl of ['https://torneo.test', calls.app.url])
    await invokeLambda(calls, 'reconcile', { ask: 'everything', siteUrl });
}

/**
 * Removes home's document and reads home, and repeats this until the Lambda has computed it: the publisher, which may
 * still be working on earlier changes, is sometimes faster.
 */
async function computeMissingHome({ app, admin, recordedPermissionsFile }: RouteCalls): Promise<void> {
  const hasComputed = await readUntil(
    async () => {
      await deleteItem(app.dataDir, keys.document('ALL', 'HOME'));
      await expectOk(admin('GET /home'));
      const permissions = readRecordedPermissions(recordedPermissionsFile);
      return permissions.some(({ caller, action }) => caller === 'home' && action === 'dynamodb:Query');
    },
    (computed) => computed,
  );
  if (!hasComputed) throw new Error('home was never computed');
}

async function deleteItem(dataDir: string, { pk, sk }: Key): Promise<void> {
  const services = readServicesFile(dataDir);
  const client = new DynamoDBClient({
    endpoint: services?.dynamodbEndpoint ?? '',
    region: 'us-east-1',
    credentials: localCredentials,
  });
  await client.send(
    new DeleteItemCommand({ TableName: services?.tableName ?? '', Key: { pk: { S: pk }, sk: { S: sk } } }),
  );
  client.destroy();
}
