/**
 * The part of the walk through every route in which published documents are missing, as after a write that was lost:
 * home is computed for its reader, and a recalculation and the reconcile Lambda ask for documents again.
 */
import { DeleteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Key, keys } from '#functions/platform/table/keys.ts';
import { readServicesFile } from '#infra/local/running-services.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { invokeLambda } from './invoke-lambda.ts';
import { readRecordedPermissions } from './recording-files.ts';
import type { Walk } from './walk.ts';
import { expectOk, readUntil } from './web-client.ts';

export async function repairDocuments(walk: Walk, ids: Readonly<Record<string, number>>): Promise<void> {
  const [id = 0, group = 0] = [ids.tournament, ids.group];
  const home = keys.document('ALL', 'HOME');
  await repeatUntilCalled('home', 'dynamodb:Query', walk, home, () => expectOk(walk.admin('GET /home')));
  const table = keys.document(id, 'STANDINGS');
  await repeatUntilCalled('standings', 'dynamodb:UpdateItem', walk, table, async () => {
    await expectOk(walk.admin('POST /standings/tournament/{id}/recalculate', { params: { id } }));
    await expectOk(walk.admin('POST /standings/group/{id}/recalculate', { params: { id: group } }));
  });
  await repeatUntilCalled('reconcile', 'dynamodb:UpdateItem', walk, table, () =>
    invokeLambda(walk.app, 'reconcile', { ask: 'everything' }),
  );
}

/**
 * Removes a document and invokes the Lambda, and repeats this until the Lambda has called the table as it must without
 * the document: the publisher, which may still be working on earlier changes, is sometimes faster.
 */
async function repeatUntilCalled(
  lambda: string,
  call: string,
  { app, recordedPermissionsFile }: Walk,
  document: Key,
  invoke: () => Promise<unknown>,
): Promise<void> {
  const hasCalled = await readUntil(
    async () => {
      await deleteItem(app.dataDir, document);
      await invoke();
      const permissions = readRecordedPermissions(recordedPermissionsFile);
      return permissions.some(({ caller, action }) => caller === lambda && action === call);
    },
    (called) => called,
  );
  if (!hasCalled) throw new Error(`${lambda} left a missing document as it is`);
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
