/** How a batch that fails is brought again: as Lambda documents halving, partial failures and retries. */
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { type DeliveryOptions, deliver } from '#infra/local/stream/delivery.ts';

const aRecord = (sequence: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(sequence) } });
const sequences = (records: readonly DynamoDBRecord[]) =>
  records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber));

/** Delivers 1…4 to a function that answers with `handle`, and tells what came of it. */
async function delivering(
  handle: (batch: number[], attempt: number) => unknown,
  mapping: Partial<DeliveryOptions['mapping']> = {},
) {
  const told = { batches: [] as number[][], done: [] as number[], givenUp: [] as number[] };
  await deliver([1, 2, 3, 4].map(aRecord), {
    mapping: { bisects: true, reportsItemFailures: true, maximumRetries: 2, ...mapping },
    lambda: {
      async invoke(event) {
        const batch = sequences((event as { Records: DynamoDBRecord[] }).Records);
        told.batches.push(batch);
        return JSON.stringify(handle(batch, told.batches.length) ?? null);
      },
    },
    onDone: (last) => told.done.push(Number(last.dynamodb?.SequenceNumber)),
    onGivenUp: (records) => told.givenUp.push(...sequences(records)),
    firstPause: 1,
    signal: new AbortController().signal,
  });
  return told;
}

const failingAlways = () => {
  throw new Error('down');
};

const failing = (...numbers: number[]) => ({
  batchItemFailures: numbers.map((each) => ({ itemIdentifier: String(each) })),
});

test('a batch that succeeds is done with at once', async () => {
  for (const answer of [undefined, {}, { batchItemFailures: null }, failing()]) {
    expect(await delivering(() => answer)).toEqual({ batches: [[1, 2, 3, 4]], done: [4], givenUp: [] });
  }
});

test('records before the first failure are acknowledged, the rest is retried', async () => {
  const told = await delivering((_, attempt) => (attempt === 1 ? failing(4, 3) : failing()));
  expect(told).toEqual({
    batches: [
      [1, 2, 3, 4],
      [3, 4],
    ],
    done: [2, 4],
    givenUp: [],
  });
});

test('a record that always fails is found by halving and given up after its retries; all others arrive', async () => {
  const told = await delivering((batch) => {
    if (batch.includes(2)) throw new Error('poison');
  });
  expect(told.givenUp).toEqual([2]);
  expect(told.batches).toEqual([[1, 2, 3, 4], [1, 2], [1], [2], [2], [2], [3, 4]]);
  expect(told.done).toEqual([1, 2, 4]);
});

test('a reported sequence number is retried without halving', async () => {
  const told = await delivering((batch) => (batch.includes(2) ? failing(2) : failing()));
  expect(told.givenUp).toEqual([2]);
  expect(told.done.at(-1)).toBe(4);
});

test('without halving the whole batch is tried again and given up together', async () => {
  const told = await delivering(failingAlways, { bisects: false });
  expect(told.batches).toHaveLength(3);
  expect(told.givenUp).toEqual([1, 2, 3, 4]);
});

test('a failure without a known number fails the whole batch', async () => {
  const told = await delivering((_, attempt) =>
    attempt === 1 ? { batchItemFailures: [{ itemIdentifier: '' }] } : failing(),
  );
  expect(told.batches).toEqual([
    [1, 2, 3, 4],
    [1, 2],
    [3, 4],
  ]);
});

test('reports of a mapping that does not read them are ignored', async () => {
  expect((await delivering(() => failing(1), { reportsItemFailures: false })).batches).toHaveLength(1);
});
