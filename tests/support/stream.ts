/** Reads the table's real stream and passes its records to the publisher, as the event source on AWS does. */
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { streamRecordOf } from '#infra/local/stream/stream-record.ts';
import { onStartApi } from './api.ts';
import { runAsLambda } from './recorded-lambda.ts';

let streamsClient: DynamoDBStreamsClient | undefined;
let streamArn = '';
let shardIterator: string | undefined;
onStartApi(() => {
  shardIterator = undefined;
});

/** A client without the SDK's logging middleware, which copies every answer: as of the table's own client. */
export function createStreamsClient(): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' });
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** The stream records that were written since the last call. */
export async function readNewStreamRecords(): Promise<DynamoDBRecord[]> {
  const changes: DynamoDBRecord[] = [];
  for (;;) {
    const records = await readNextStreamRecords();
    if (records.length === 0) return changes;
    changes.push(...records);
  }
}

/** The next records of the stream, as many as one call answers; none when there are no more. */
async function readNextStreamRecords(): Promise<DynamoDBRecord[]> {
  streamsClient ??= createStreamsClient();
  shardIterator ??= await findOldestShardIterator(streamsClient);
  const { Records = [], NextShardIterator } = await streamsClient.send(
    new GetRecordsCommand({ ShardIterator: shardIterator }),
  );
  shardIterator = NextShardIterator;
  return Records.map((record) => streamRecordOf(record, streamArn));
}

async function findOldestShardIterator(streams: DynamoDBStreamsClient): Promise<string | undefined> {
  const { Streams } = await streams.send(new ListStreamsCommand({ TableName: process.env.TABLE_NAME ?? '' }));
  streamArn = Streams?.[0]?.StreamArn ?? '';
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
  const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
  const start = { StreamArn: streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' as const };
  return (await streams.send(new GetShardIteratorCommand(start))).ShardIterator;
}

/** Passes records to the publisher; returns the sequence numbers of those that it reports as failed. */
export async function deliverRecordsToPublisher(Records: DynamoDBRecord[]): Promise<string[]> {
  const { handler } = await import('#functions/publisher/index.ts');
  const { batchItemFailures } = await runAsLambda('publisher', () => handler({ Records }));
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

/** Whether the record is of a wake: a scope that is to be published. */
export const isWake = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb?.Keys?.pk?.S?.startsWith('WAKE#') ?? false;

/** Whether a record invokes the publisher, by its event source's filter. */
export const isForPublisher = ({ dynamodb }: DynamoDBRecord): boolean =>
  /^(T#|ALL#|TEAM#|WAKE#|WORK$)/.test(dynamodb?.Keys?.pk?.S ?? '');

/** Those of the records written since the last call that invoke the publisher. */
export const readNewPublisherRecords = async (): Promise<DynamoDBRecord[]> =>
  (await readNewStreamRecords()).filter(isForPublisher);

/** The records for the publisher, and those that their delivery leaves, until there are no further ones. */
export async function* readPublisherRecords(): AsyncGenerator<DynamoDBRecord[]> {
  for (let records = await readNewPublisherRecords(); records.length > 0; records = await readNewPublisherRecords())
    yield records;
}

/**
 * Publishes everything that was written since the last call, in batches as large as the event source's, and what that
 * wakes, until nothing is left to publish; returns the number of batches.
 */
export async function publishChanges(): Promise<number> {
  let batches = 0;
  for (;;) {
    const records = await readNextStreamRecords();
    if (records.length === 0) return batches;
    batches += await deliverAll(records.filter(isForPublisher));
  }
}

/** Delivers the records, and what they wake, until nothing is left to publish. */
export async function publishRecords(records: DynamoDBRecord[]): Promise<void> {
  await deliverAll(records.filter(isForPublisher));
  await publishChanges();
}

async function deliverAll(records: DynamoDBRecord[]): Promise<number> {
  let batches = 0;
  for (let at = 0; at < records.length; at += 100) {
    const failures = await deliverRecordsToPublisher(records.slice(at, at + 100));
    if (failures.length > 0) throw new Error(`The publisher refused ${failures.length} records`);
    batches += 1;
  }
  return batches;
}

/** Whether a stream record belongs to the tournament or to one of its matches and groups. */
export const isRecordOfTournament =
  ({ id }: { readonly id: number }) =>
  ({ dynamodb }: DynamoDBRecord): boolean =>
    dynamodb?.Keys?.pk?.S === partitionKeys.tournament(id);
