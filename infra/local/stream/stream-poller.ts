/** Invokes a Lambda with the changes of the table, in order, shard after shard. */
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DescribeStreamCommand, DynamoDBStreamsClient, type Shard } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { sendToFailureQueue } from '../failure-queue.ts';
import type { Lambda } from '../lambda/lambda.ts';
import { pause } from '../pause.ts';
import type { StreamMapping } from '../template/stream-mappings.ts';
import { Checkpoint, endedShardPosition } from './checkpoint.ts';
import { deliverRecords } from './delivery.ts';
import { createEventFilter } from './event-filter.ts';
import { readShard } from './shard-reader.ts';

export interface StreamPollerOptions {
  readonly mapping: StreamMapping;
  readonly lambda: Pick<Lambda, 'name' | 'invoke'>;
  readonly endpoint: string;
  readonly tableName: string;
  readonly dataDir: string;
  /** Reading begins when this resolves; at once if it is absent. */
  readonly begin?: Promise<unknown>;
  readonly log: (line: string) => void;
}

export interface Poller {
  /** Resolves the first time that every change so far has been delivered. */
  readonly caughtUp: Promise<void>;
  /** Stops reading; resolves when the batch under way is finished. */
  stop(): Promise<void>;
}

/** Milliseconds between two checks for new shards. */
const shardCheckIntervalMs = 1000;

export async function startPoller(input: StreamPollerOptions): Promise<Poller> {
  const connection = {
    endpoint: input.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 5000, connectionTimeout: 5000, throwOnRequestTimeout: true },
  };
  // The table is described only once, at the start, when the machine is busiest, so this may take more attempts.
  const streamArn = await readStreamArn(input.tableName, new DynamoDBClient({ ...connection, maxAttempts: 5 }));
  const client = new DynamoDBStreamsClient(connection);
  const abort = new AbortController();
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: caughtUp, resolve: onCaughtUp } = Promise.withResolvers<void>();
  const reading = Promise.race([input.begin ?? Promise.resolve(), stopped]).then(() =>
    readShards({ ...input, client, streamArn, onCaughtUp, signal: abort.signal }),
  );
  return {
    caughtUp,
    async stop() {
      abort.abort();
      stop();
      await reading;
      client.destroy();
    },
  };
}

/**
 * The ARN of the table's current stream, from the table's description: a list of all streams may contain one that was
 * replaced.
 */
async function readStreamArn(tableName: string, client: DynamoDBClient): Promise<string> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    if (!Table?.LatestStreamArn) throw new Error(`The table ${tableName} has no stream`);
    return Table.LatestStreamArn;
  } finally {
    client.destroy();
  }
}

interface ShardsReaderOptions extends StreamPollerOptions {
  readonly client: DynamoDBStreamsClient;
  readonly streamArn: string;
  readonly onCaughtUp: () => void;
  readonly signal: AbortSignal;
}

/** Reads all shards of the stream, each only once its parent has been read to its end. */
async function readShards(input: ShardsReaderOptions): Promise<void> {
  const { dataDir, mapping, streamArn, signal } = input;
  const checkpoint = new Checkpoint(join(dataDir, `stream-checkpoint-${mapping.logicalId}.json`), streamArn);
  const filter = createEventFilter(mapping.patterns);
  const underWay = new Map<string, Promise<void>>();
  while (!signal.aborted) {
    for (const shardId of readableShards(await describeStreamShards(input), checkpoint)) {
      if (underWay.has(shardId)) continue;
      const delivering = (records: readonly DynamoDBRecord[]) =>
        deliverShardRecords(records, shardId, checkpoint, input);
      underWay.set(
        shardId,
        readShard({ ...input, shardId, checkpoint, filter, deliver: delivering }).finally(() =>
          underWay.delete(shardId),
        ),
      );
    }
    await Promise.race([...underWay.values(), pause(shardCheckIntervalMs, signal)]);
  }
  await Promise.all(underWay.values());
}

function readableShards(shards: readonly Shard[], checkpoint: Checkpoint): string[] {
  const ids = new Set(shards.map(({ ShardId }) => ShardId));
  const isDone = (shardId: string) => !ids.has(shardId) || checkpoint.positionIn(shardId) === endedShardPosition;
  return shards.flatMap(({ ShardId: id, ParentShardId: parent }) =>
    id && !isDone(id) && (!parent || isDone(parent)) ? [id] : [],
  );
}

async function describeStreamShards({ client, streamArn, signal }: ShardsReaderOptions): Promise<Shard[]> {
  try {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }), {
      abortSignal: signal,
    });
    return StreamDescription?.Shards ?? [];
  } catch {
    // Not logged here: the readers of the shards found earlier meet the same failure and log it.
    return [];
  }
}

function deliverShardRecords(
  records: readonly DynamoDBRecord[],
  shardId: string,
  checkpoint: Checkpoint,
  { mapping, lambda, dataDir, log, signal }: ShardsReaderOptions,
): Promise<void> {
  return deliverRecords(records, {
    mapping,
    lambda,
    signal,
    onDone: (last) => checkpoint.save(shardId, last.dynamodb?.SequenceNumber ?? ''),
    onGivenUp: (given, reason) => {
      const message = failureMessage(given, shardId, lambda.name, reason);
      const file = sendToFailureQueue(dataDir, mapping.onFailureId, message);
      log(`${lambda.name} gave up on ${given.length} changes (${reason}); see ${file}`);
    },
  });
}

/**
 * The message that Lambda sends to an on-failure destination: it names the place of the records in the stream, not
 * their content.
 */
function failureMessage(records: readonly DynamoDBRecord[], shardId: string, functionName: string, reason: string) {
  return {
    version: '1.0',
    timestamp: new Date().toISOString(),
    requestContext: { functionArn: functionName, condition: 'RetryAttemptsExhausted' },
    responseContext: { functionError: reason },
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
      batchSize: records.length,
      streamArn: records[0]?.eventSourceARN,
    },
  };
}
