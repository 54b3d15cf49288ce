/**
 * How a failed batch of the stream is delivered again: halving, partial failures and retries, as Lambda documents them.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { type DeliveryOptions, deliverRecords } from '#infra/local/stream/delivery.ts';

const createStreamRecord = (sequence: number): DynamoDBRecord => ({ dynamodb: { SequenceNumber: String(sequence) } });
const sequenceNumbersOf = (records: readonly DynamoDBRecord[]) =>
  records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber));

/** Delivers the records 1 to 4 to a Lambda whose results `handle` makes, and returns what happened. */
async function deliverFourRecords(
  handle: (batch: number[], attempt: number) => unknown,
  mapping: Partial<DeliveryOptions['mapping']> = {},
) {
  const outcome = { batches: [] as number[][], done: [] as number[], givenUp: [] as number[] };
  await deliverRecords([1, 2, 3, 4].map(createStreamRecord), {
    mapping: { bisects: true, reportsItemFailures: true, maximumRetries: 2, ...mapping },
    lambda: {
      async invoke(event) {
        const batch = sequenceNumbersOf((event as { Records: DynamoDBRecord[] }).Records);
        outcome.batches.push(batch);
        return JSON.stringify(handle(batch, outcome.batches.length) ?? null);
      },
    },
    onDone: (last) => outcome.done.push(Number(last.dynamodb?.SequenceNumber)),
    onGivenUp: (records) => outcome.givenUp.push(...sequenceNumbersOf(records)),
    firstPause: 1,
    signal: new AbortController().signal,
  });
  return outcome;
}

const alwaysThrow = () => {
  throw new Error('down');
};

const failureReportOf = (...numbers: number[]) => ({
  batchItemFailures: numbers.map((each) => ({ itemIdentifier: String(each) })),
});

test('a batch that succeeds is delivered once', async () => {
  for (const answer of [undefined, {}, { batchItemFailures: null }, failureReportOf()]) {
    expect(await deliverFourRecords(() => answer)).toEqual({ batches: [[1, 2, 3, 4]], done: [4], givenUp: [] });
  }
});

test('records before the first failed one are acknowledged, and the others are retried', async () => {
  const outcome = await deliverFourRecords((_, attempt) => (attempt === 1 ? failureReportOf(4, 3) : failureReportOf()));
  expect(outcome).toEqual({
    batches: [
      [1, 2, 3, 4],
      [3, 4],
    ],
    done: [2, 4],
    givenUp: [],
  });
});

test('a record that always fails is isolated by halving and given up after its retries; all others are delivered', async () => {
  const outcome = await deliverFourRecords((batch) => {
    if (batch.includes(2)) throw new Error('poison');
  });
  expect(outcome.givenUp).toEqual([2]);
  expect(outcome.batches).toEqual([[1, 2, 3, 4], [1, 2], [1], [2], [2], [2], [3, 4]]);
  expect(outcome.done).toEqual([1, 2, 4]);
});

test('a record that is reported as failed is retried without halving', async () => {
  const outcome = await deliverFourRecords((batch) => (batch.includes(2) ? failureReportOf(2) : failureReportOf()));
  expect(outcome.givenUp).toEqual([2]);
  expect(outcome.done.at(-1)).toBe(4);
});

test('without halving, the whole batch is retried and finally given up', async () => {
  const outcome = await deliverFourRecords(alwaysThrow, { bisects: false });
  expect(outcome.batches).toHaveLength(3);
  expect(outcome.givenUp).toEqual([1, 2, 3, 4]);
});

test('a report with an unknown sequence number fails the whole batch', async () => {
  const outcome = await deliverFourRecords((_, attempt) =>
    attempt === 1 ? { batchItemFailures: [{ itemIdentifier: '' }] } : failureReportOf(),
  );
  expect(outcome.batches).toEqual([
    [1, 2, 3, 4],
    [1, 2],
    [3, 4],
  ]);
});

test('reports of failed records are ignored unless the event source mapping asks for them', async () => {
  expect((await deliverFourRecords(() => failureReportOf(1), { reportsItemFailures: false })).batches).toHaveLength(1);
});
