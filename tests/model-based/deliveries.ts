/**
 * The stream of a history's table in several shards, each of which has the records of its items in order, and deliveries of
 * their records to publishers: late, twice, interleaved, backwards.
 */
import { createHash } from 'node:crypto';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { tableName } from '#functions/platform/table/client.ts';
import { streamRecordOf } from '#infra/local/stream/stream-record.ts';
import { createStreamsClient, deliverRecordsToPublisher, isForPublisher } from '#tests/support/stream.ts';
import type { TaskTurn } from './interleave.ts';

export interface StreamDelivery {
  /** How many of the waiting records of each shard are delivered. */
  readonly size: number;
  readonly order: 'as written' | 'backwards';
  /** Whether records that were already delivered are delivered again. */
  readonly again: boolean;
  /** Whether a second publisher gets the records of the first shard at the same time, as after a timeout. */
  readonly twice: boolean;
  /** The number of writes after which the first publisher is killed; null: it is not killed. */
  readonly dyingAfter: number | null;
  /** The turns of the publishers and of the action that runs at the same time. */
  readonly turns: readonly TaskTurn[];
  /** Whether the changes of that action are published at once, while the publishers may still run. */
  readonly isFollowed: boolean;
}

/** How many shards the stream has: the local database has one, a table on AWS more and more of them. */
const shardCount = 3;

const shardOf = ({ dynamodb }: DynamoDBRecord): number =>
  (createHash('sha256').update(`${dynamodb?.Keys?.pk?.S} ${dynamodb?.Keys?.sk?.S}`).digest()[0] ?? 0) % shardCount;

/** Generates how many table calls a task makes in one turn: a few, or enough to complete the task. */
const arbitraryCallCount = fc.oneof(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 60, max: 200 }));

export const arbitraryDelivery: fc.Arbitrary<StreamDelivery> = fc.record({
  size: fc.integer({ min: 1, max: 12 }),
  order: fc.constantFrom('as written', 'backwards'),
  again: fc.boolean(),
  twice: fc.boolean(),
  dyingAfter: fc.option(fc.nat(25), { freq: 1 }),
  turns: fc.array(fc.record({ task: fc.nat(5), calls: arbitraryCallCount }), {
    minLength: 2,
    maxLength: 8,
    size: 'max',
  }),
  isFollowed: fc.boolean(),
});

export class TableStream {
  readonly all: DynamoDBRecord[] = [];
  /** Records that no publisher has finished yet. */
  waiting: DynamoDBRecord[] = [];
  readonly #client: DynamoDBStreamsClient;
  #iterator: string | undefined;
  #arn = '';

  constructor() {
    this.#client = createStreamsClient();
  }

  /** Fetches the records written since the last fetch. */
  async fetch(): Promise<void> {
    this.#iterator ??= await this.#beginning();
    for (;;) {
      const next = new GetRecordsCommand({ ShardIterator: this.#iterator });
      const { Records = [], NextShardIterator } = await this.#client.send(next);
      this.#iterator = NextShardIterator;
      if (Records.length === 0) return;
      const records = Records.map((record) => streamRecordOf(record, this.#arn)).filter(isForPublisher);
      this.all.push(...records);
      this.waiting.push(...records);
    }
  }

  /** What each shard delivers, perhaps nothing; the records stay in `waiting` until they are passed to `digested`. */
  batches({ size, order, again }: StreamDelivery): DynamoDBRecord[][] {
    return Array.from({ length: shardCount }, (_, shard) => {
      const isOfShard = (record: DynamoDBRecord) => shardOf(record) === shard;
      const before = again ? this.all.filter(isOfShard).slice(0, size) : [];
      const batch = [...before, ...this.waiting.filter(isOfShard).slice(0, size)];
      return order === 'backwards' ? batch.reverse() : batch;
    });
  }

  digested(batch: readonly DynamoDBRecord[]): void {
    this.waiting = this.waiting.filter((record) => !batch.includes(record));
  }

  /** Delivers the waiting records of source items; those of the scopes that they wake wait then. */
  async wakeScopes(): Promise<void> {
    await this.fetch();
    const sources = this.waiting.filter(({ dynamodb }) => !/^(WAKE#|WORK$)/.test(dynamodb?.Keys?.pk?.S ?? ''));
    await this.#deliver(sources);
    await this.fetch();
  }

  /** Publishes all waiting records, until the stream has no further ones. */
  async drain(): Promise<void> {
    for (await this.fetch(); this.waiting.length > 0; await this.fetch()) {
      await this.#deliver(this.waiting.slice(0, 100));
    }
  }

  async #deliver(batch: DynamoDBRecord[]): Promise<void> {
    const failed = await deliverRecordsToPublisher(batch);
    if (failed.length > 0) throw new Error(`The publisher refused ${failed.length} records`);
    this.digested(batch);
  }

  async #beginning(): Promise<string | undefined> {
    const { Streams } = await this.#client.send(new ListStreamsCommand({ TableName: tableName() }));
    this.#arn = Streams?.[0]?.StreamArn ?? '';
    const { StreamDescription } = await this.#client.send(new DescribeStreamCommand({ StreamArn: this.#arn }));
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
    const start = { StreamArn: this.#arn, ShardId, ShardIteratorType: 'TRIM_HORIZON' as const };
    return (await this.#client.send(new GetShardIteratorCommand(start))).ShardIterator;
  }
}
