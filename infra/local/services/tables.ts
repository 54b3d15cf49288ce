/** Creates the template's table in the local database when it is not there yet. */
import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { TableSettings } from '../template.ts';

/** Credentials the local services accept; they are no secret. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

export async function ensureTable(endpoint: string, { createTable, ttlAttribute }: TableSettings): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: localCredentials });
  const { TableName } = createTable;
  try {
    if (!(await exists(client, TableName))) {
      await client.send(new CreateTableCommand(createTable));
      await waitUntilTableExists({ client, minDelay: 1, maxWaitTime: 30 }, { TableName });
    }
    if (await expires(client, TableName)) return;
    const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  } finally {
    client.destroy();
  }
}

/** Asked each time, because a kill may have come between creating the table and setting it. */
async function expires(client: DynamoDBClient, TableName: string): Promise<boolean> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  return TimeToLiveDescription?.TimeToLiveStatus === 'ENABLED';
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
