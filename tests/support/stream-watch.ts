/** Watches the table's stream, where every write leaves a record, however small it is. */
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';

export interface StreamWatch {
  /** The keys of the records that were written since the last call. */
  newRecords(): Promise<string[]>;
}

/** Starts watching the table's stream from now on; records written earlier are not reported. */
export async function watchStream(endpoint: string, tableName: string): Promise<StreamWatch> {
  const client = new DynamoDBStreamsClient({ endpoint });
  const StreamArn = await findLatestStreamArn(endpoint, tableName);
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
  const ShardId = StreamDescription?.Shards?.at(-1)?.ShardId;
  const start = { StreamArn, ShardId, ShardIteratorType: 'LATEST' as const };
  let { ShardIterator } = await client.send(new GetShardIteratorCommand(start));
  return {
    async newRecords() {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }));
      ShardIterator = NextShardIterator;
      return Records.map(({ dynamodb }) => `${dynamodb?.Keys?.pk?.S} / ${dynamodb?.Keys?.sk?.S}`);
    },
  };
}

async function findLatestStreamArn(endpoint: string, TableName: string): Promise<string | undefined> {
  const { Table } = await new DynamoDBClient({ endpoint }).send(new DescribeTableCommand({ TableName }));
  return Table?.LatestStreamArn;
}
