/** The template's table in the local database: created when it is not there yet, emptied by dropping it. */
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  ScanCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import type { TableSettings } from '../template/table.ts';

/** Credentials the local services accept; they are no secret. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

export const ensureTable = (endpoint: string, { createTable, ttlAttribute }: TableSettings): Promise<void> =>
  withClient(endpoint, async (client) => {
    const { TableName } = createTable;
    if (!(await exists(client, TableName))) {
      await client.send(new CreateTableCommand(createTable));
      await waitUntilTableExists({ client, ...patience }, { TableName });
    }
    if (await expires(client, TableName)) return;
    const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  });

/** Seconds. */
const patience = { minDelay: 1, maxWaitTime: 30 };

async function withClient<T>(endpoint: string, use: (client: DynamoDBClient) => Promise<T>): Promise<T> {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: localCredentials, maxAttempts: 2 });
  try {
    return await use(client);
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

/** Whether the table has no item at all. */
export const isTableEmpty = (endpoint: string, TableName: string): Promise<boolean> =>
  withClient(endpoint, async (client) => {
    const { Count } = await client.send(new ScanCommand({ TableName, Limit: 1, ConsistentRead: true }));
    return Count === 0;
  });

/** Removes the table if it is there. */
export const dropTable = (endpoint: string, TableName: string): Promise<void> =>
  withClient(endpoint, async (client) => {
    if (!(await exists(client, TableName))) return;
    await client.send(new DeleteTableCommand({ TableName }));
    await waitUntilTableNotExists({ client, ...patience }, { TableName });
  });
