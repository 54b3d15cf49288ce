/** Creates the template's table in the local database when it is not there yet. */
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { TableSettings } from '../template.ts';

/** Credentials the local services accept; they are no secret. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Whether the table was created by this call. */
export async function ensureTable(endpoint: string, { createTable, ttlAttribute }: TableSettings): Promise<boolean> {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: localCredentials });
  const { TableName } = createTable;
  try {
    if (await exists(client, TableName)) return false;
    await client.send(new CreateTableCommand(createTable));
    await waitUntilTableExists({ client, minDelay: 1, maxWaitTime: 30 }, { TableName });
    const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    return true;
  } finally {
    client.destroy();
  }
}

async function exists(client: DynamoDBClient, TableName: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}
