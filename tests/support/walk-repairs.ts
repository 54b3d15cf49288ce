/**
 * The part of the walk through every route in which published documents are missing, as after a write that was lost:
 * a recalculation and the nightly repair write them again.
 */
import { DeleteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { keys } from '#functions/platform/table/keys.ts';
import { readServicesFile } from '#infra/local/running-services.ts';
import { localCredentials } from '#infra/local/services/tables.ts';
import { invokeLambda } from './invoke-lambda.ts';
import { readRecordedPermissions } from './recording-files.ts';
import type { Walk } from './walk.ts';
import { expectOk, readUntil } from './web-client.ts';

export async function repairDocuments(walk: Walk, ids: Readonly<Record<string, number>>): Promise<void> {
  const [id = 0, group = 0] = [ids.tournament, ids.group];
  await repeatUntilWritten('standings', walk, id, async () => {
    await expectOk(walk.admin('POST /standings/tournament/{id}/recalculate', { params: { id } }));
    await expectOk(walk.admin('POST /standings/group/{id}/recalculate', { params: { id: group } }));
  });
  await repeatUntilWritten('reconcile', walk, id, (attempt) =>
    invokeLambda(walk.app, 'reconcile', { run: `walk ${attempt}`, seconds: 60 }),
  );
}

/**
 * Removes a document and invokes the Lambda, and repeats this until the Lambda has written the document: the publisher,
 * which may still be working on earlier changes, is sometimes faster.
 */
async function repeatUntilWritten(
  lambda: string,
  { app, recordedPermissionsFile }: Walk,
  tournamentId: number,
  repair: (attempt: number) => Promise<unknown>,
): Promise<void> {
  let attempt = 0;
  const hasWritten = await readUntil(
    async () => {
      attempt += 1;
      await deleteDocument(app.dataDir, tournamentId);
      await repair(attempt);
      const permissions = readRecordedPermissions(recordedPermissionsFile);
      return permissions.some(({ caller, action }) => caller === lambda && action === 'dynamodb:PutItem');
    },
    (written) => written,
  );
  if (!hasWritten) throw new Error(`${lambda} left a missing document as it is`);
}

async function deleteDocument(dataDir: string, tournamentId: number): Promise<void> {
  const services = readServicesFile(dataDir);
  const { pk, sk } = keys.document(tournamentId, 'STANDINGS');
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
