/** Wakes a function with the changes of the table, in order, shard after shard. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DescribeStreamCommand, DynamoDBStreamsClient, type Shard } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Lambda } from '../lambda/lambda.ts';
import type { StreamMapping } from '../template/stream-mappings.ts';
import { Checkpoint, ended } from './checkpoint.ts';
import { deliver } from './delivery.ts';
import { eventFilter } from './event-filter.ts';
import { readShard } from './shard-reader.ts';

export interface PollerInput {
  readonly mapping: StreamMapping;
  readonly lambda: Pick<Lambda, 'name' | 'invoke'>;
  readonly endpoint: string;
  readonly tableName: string;
  readonly dataDir: string;
  /** Nothing is read before that. */
  readonly begin?: Promise<unknown>;
  readonly log: (line: string) => void;
}

export interface Poller {
  /** When it had delivered everything there was for the first time. */
  readonly caughtUp: Promise<void>;
  /** Resolves when the batch under way is done with. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks for new shards. */
const shardPause = 1000;

export async function startPoller(input: PollerInput): Promise<Poller> {
  const connection = {
    endpoint: input.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { requestTimeout: 5000, connectionTimeout: 5000, throwOnRequestTimeout: true },
  };
  // Asked once, at the start, when the machine has most to do: tried more than once.
  const streamArn = await streamOf(input.tableName, new DynamoDBClient({ ...connection, maxAttempts: 5 }));
  const client = new DynamoDBStreamsClient(connection);
  const abort = new AbortController();
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: caughtUp, resolve: onEnd } = Promise.withResolvers<void>();
  const reading = Promise.race([input.begin ?? Promise.resolve(), stopped]).then(() =>
    readShards({ ...input, client, streamArn, onEnd, signal: abort.signal }),
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

/** The table's current stream: one that was replaced may still be listed beside it. */
async function streamOf(tableName: string, client: DynamoDBClient): Promise<string> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    if (!Table?.LatestStreamArn) throw new Error(`The table ${tableName} has no stream`);
    return Table.LatestStreamArn;
  } finally {
    client.destroy();
  }
}

interface Reading extends PollerInput {
  readonly client: DynamoDBStreamsClient;
  readonly streamArn: string;
  readonly onEnd: () => void;
  readonly signal: AbortSignal;
}

/** A shard is read once the one it continues is read to its end. */
async function readShards(input: Reading): Promise<void> {
  const { dataDir, mapping, streamArn, signal } = input;
  const checkpoint = new Checkpoint(join(dataDir, `stream-checkpoint-${mapping.logicalId}.json`), streamArn);
  const filter = eventFilter(mapping.patterns);
  const underWay = new Map<string, Promise<void>>();
  while (!signal.aborted) {
    for (const shardId of readableShards(await shardsOf(input), checkpoint)) {
      if (underWay.has(shardId)) continue;
      const delivering = (records: readonly DynamoDBRecord[]) => deliverAll(records, shardId, checkpoint, input);
      underWay.set(
        shardId,
        readShard({ ...input, shardId, checkpoint, filter, deliver: delivering }).finally(() =>
          underWay.delete(shardId),
        ),
      );
    }
    await Promise.race([...underWay.values(), sleep(shardPause, undefined, { signal }).catch(() => undefined)]);
  }
  await Promise.all(underWay.values());
}

function readableShards(shards: readonly Shard[], checkpoint: Checkpoint): string[] {
  const ids = new Set(shards.map(({ ShardId }) => ShardId));
  const isDone = (shardId: string) => !ids.has(shardId) || checkpoint.positionIn(shardId) === ended;
  return shards.flatMap(({ ShardId: id, ParentShardId: parent }) =>
    id && !isDone(id) && (!parent || isDone(parent)) ? [id] : [],
  );
}

async function shardsOf({ client, streamArn, signal }: Reading): Promise<Shard[]> {
  try {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }), {
      abortSignal: signal,
    });
    return StreamDescription?.Shards ?? [];
  } catch {
    // The readers of the known shards tell what is wrong.
    return [];
  }
}

function deliverAll(
  records: readonly DynamoDBRecord[],
  shardId: string,
  checkpoint: Checkpoint,
  { mapping, lambda, dataDir, log, signal }: Reading,
): Promise<void> {
  return deliver(records, {
    mapping,
    lambda,
    signal,
    onDone: (last) => checkpoint.save(shardId, last.dynamodb?.SequenceNumber ?? ''),
    onGivenUp: (given, reason) => {
      const file = join(dataDir, `${mapping.onFailureId ?? 'given-up'}.jsonl`);
      log(`${lambda.name} gave up on ${given.length} changes (${reason}); see ${file}`);
      appendFileSync(file, `${JSON.stringify(failureMessage(given, shardId, lambda.name, reason))}\n`);
    },
  });
}

/** What Lambda sends to an on-failure destination: where the records are, not the records. */
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
