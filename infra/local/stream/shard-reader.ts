/** Reads one shard of the stream, from its checkpoint on, and delivers the records that pass the filter. */
import {
  type _Record,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { pause } from '../pause.ts';
import type { StreamMapping } from '../template/stream-mappings.ts';
import { type Checkpoint, endedShardPosition } from './checkpoint.ts';
import { streamRecordOf } from './stream-record.ts';

export interface ShardReaderOptions {
  readonly client: DynamoDBStreamsClient;
  readonly streamArn: string;
  readonly shardId: string;
  readonly mapping: StreamMapping;
  readonly checkpoint: Checkpoint;
  readonly filter: (record: DynamoDBRecord) => boolean;
  readonly deliver: (records: readonly DynamoDBRecord[]) => Promise<void>;
  /** Called each time that every record so far has been delivered. */
  readonly onCaughtUp: () => void;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds between two reads of a shard without new records: Lambda reads a DynamoDB stream four times a second. */
const idlePauseMs = 250;
/** Milliseconds before the next read when the database did not answer. */
const failurePauseMs = 500;

/** Resolves when the shard has been read to its end, or the signal aborts. */
export async function readShard(input: ShardReaderOptions): Promise<void> {
  const { checkpoint, shardId, signal, log } = input;
  let iterator: string | undefined;
  let isFailing = false;
  while (!signal.aborted) {
    try {
      iterator ??= await requestShardIterator(input);
      const { records, next } = await readNextRecords(input, iterator);
      if (isFailing) log('The stream answers again');
      isFailing = false;
      await deliverAndSave(records, input);
      iterator = next;
      if (!next) break;
      if (records.length > 0) continue;
      input.onCaughtUp();
      await pause(idlePauseMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      // Continue from the checkpoint, which records everything delivered so far.
      iterator = undefined;
      if (error instanceof ExpiredIteratorException) continue;
      if (!isFailing) log(`The stream does not answer: ${error instanceof Error ? error.message : error}`);
      isFailing = true;
      await pause(failurePauseMs, signal);
    }
  }
  if (!signal.aborted) checkpoint.save(shardId, endedShardPosition);
}

async function requestShardIterator({
  client,
  streamArn,
  shardId,
  checkpoint,
  mapping,
  signal,
}: ShardReaderOptions): Promise<string | undefined> {
  const position = checkpoint.positionIn(shardId);
  const ask = async (type: 'AFTER_SEQUENCE_NUMBER' | 'TRIM_HORIZON' | 'LATEST', sequenceNumber?: string) => {
    const command = new GetShardIteratorCommand({
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: type,
      SequenceNumber: sequenceNumber,
    });
    return (await client.send(command, { abortSignal: signal })).ShardIterator;
  };
  if (position === undefined) return ask(mapping.startingPosition);
  try {
    return await ask('AFTER_SEQUENCE_NUMBER', position);
  } catch (error) {
    if (error instanceof TrimmedDataAccessException) return ask('TRIM_HORIZON');
    throw error;
  }
}

/** Reads the next records: once, or until the batch is full or the mapping's batching window has passed. */
async function readNextRecords(
  input: ShardReaderOptions,
  iterator: string | undefined,
): Promise<{ records: _Record[]; next: string | undefined }> {
  const { client, mapping, signal } = input;
  const records: _Record[] = [];
  const until = performance.now() + mapping.windowSeconds * 1000;
  let next = iterator;
  do {
    const limit = mapping.batchSize - records.length;
    const answer = await client.send(new GetRecordsCommand({ ShardIterator: next, Limit: limit }), {
      abortSignal: signal,
    });
    records.push(...(answer.Records ?? []));
    next = answer.NextShardIterator;
    const isGathering = records.length > 0 && records.length < mapping.batchSize && next && performance.now() < until;
    if (!isGathering) break;
    await pause(idlePauseMs, signal);
  } while (!signal.aborted);
  return { records, next };
}

async function deliverAndSave(
  records: readonly _Record[],
  { streamArn, shardId, filter, deliver, checkpoint, signal }: ShardReaderOptions,
): Promise<void> {
  const wanted = records.map((record) => streamRecordOf(record, streamArn)).filter(filter);
  if (wanted.length > 0) await deliver(wanted);
  const last = records.at(-1)?.dynamodb?.SequenceNumber;
  if (last && !signal.aborted) checkpoint.save(shardId, last);
}
