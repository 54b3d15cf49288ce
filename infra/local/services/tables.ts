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
  withDynamoDBClient(endpoint, async (client) => {
    const { TableName } = createTable;
    if (!(await tableExists(client, TableName))) {
      await client.send(new CreateTableCommand(createTable));
      await waitUntilTableExists({ client, ...tableWait }, { TableName });
    }
    if (await hasTimeToLive(client, TableName)) return;
    const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  });

/** How long to wait until the table is created or deleted, in seconds. */
const tableWait = { minDelay: 1, maxWaitTime: 30 };

async function withDynamoDBClient<T>(endpoint: string, use: (client: DynamoDBClient) => Promise<T>): Promise<T> {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: localCredentials, maxAttempts: 2 });
  try {
    return await use(client);
  } finally {
    client.destroy();
  }
}

/**
 * Whether the table's TTL is enabled. Checked at each start, because a kill may have come between creating the table
 * and enabling it.
 */
async function hasTimeToLive(client: DynamoDBClient, TableName: string): Promise<boolean> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  return TimeToLiveDescription?.TimeToLiveStatus === 'ENABLED';
}

async function tableExists(client: DynamoDBClient, TableName: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

/** Whether the table holds no items. */
export const isTableEmpty = (endpoint: string, TableName: string): Promise<boolean> =>
  withDynamoDBClient(endpoint, async (client) => {
    const { Count } = await client.send(new ScanCommand({ TableName, Limit: 1, ConsistentRead: true }));
    return Count === 0;
  });

/** Deletes the table if it exists. */
export const dropTable = (endpoint: string, TableName: string): Promise<void> =>
  withDynamoDBClient(endpoint, async (client) => {
    if (!(await tableExists(client, TableName))) return;
    await client.send(new DeleteTableCommand({ TableName }));
    await waitUntilTableNotExists({ client, ...tableWait }, { TableName });
  });
