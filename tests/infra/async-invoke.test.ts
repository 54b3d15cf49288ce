/** A Lambda that fails on an event is retried after AWS's pauses, and then the event is sent to the queue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invokeAsynchronously } from '#infra/local/lambda/async-invoke.ts';
import { LambdaFailure } from '#infra/local/lambda/instance.ts';
import { createEventSender } from '#infra/local/schedule/event-sender.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-30T03:10:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const event = { source: 'aws.events' };

/** Invokes a Lambda that fails `failures` times; the pauses take no time. */
async function invokeFailing(failures: number, settings: { maximumRetries?: number; maximumAgeSeconds?: number } = {}) {
  const calls: { at: string; event: unknown; requestId: string | undefined }[] = [];
  const messages: object[] = [];
  const lambda = {
    name: 'repair',
    invoke: async (given: unknown, requestId?: string) => {
      calls.push({ at: new Date().toISOString().slice(11, 16), event: given, requestId });
      if (calls.length > failures) return 'null';
      throw new LambdaFailure('error', { errorType: 'TypeError', errorMessage: 'no table' });
    },
  };
  await invokeAsynchronously(lambda, event, {
    maximumRetries: 2,
    maximumAgeSeconds: 3600,
    onFailureId: undefined,
    ...settings,
    onGivenUp: (message) => messages.push(message),
    signal: new AbortController().signal,
    wait: async (milliseconds) => {
      vi.setSystemTime(Date.now() + milliseconds);
    },
  });
  return { calls, messages };
}

test('an invocation that succeeds on a retry keeps its id and event, and is not reported', async () => {
  const { calls, messages } = await invokeFailing(1);
  expect(calls.map(({ at }) => at)).toEqual(['03:10', '03:11']);
  expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(1);
  expect(calls[1]?.event).toEqual(event);
  expect(messages).toEqual([]);
});

test('an invocation that still fails after pauses of one and two minutes is reported with its event', async () => {
  const { calls, messages } = await invokeFailing(9);
  expect(calls.map(({ at }) => at)).toEqual(['03:10', '03:11', '03:13']);
  expect(messages).toEqual([
    {
      version: '1.0',
      timestamp: '2026-12-30T03:13:00.000Z',
      requestContext: {
        requestId: calls[0]?.requestId,
        functionArn: 'repair',
        condition: 'RetriesExhausted',
        approximateInvokeCount: 3,
      },
      requestPayload: event,
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      responsePayload: { errorType: 'TypeError', errorMessage: 'no table' },
    },
  ]);
});

test.each([
  [{ maximumRetries: 0 }, 'RetriesExhausted', 1],
  [{ maximumAgeSeconds: 90 }, 'EventAgeExceeded', 2],
])('an invocation is given up when the settings %j say so', async (settings, condition, attempts) => {
  const { calls, messages } = await invokeFailing(9, settings);
  expect(calls).toHaveLength(attempts);
  expect(messages).toMatchObject([{ requestContext: { condition } }]);
});

test('an event that is given up becomes a line in the file of the template’s queue', async () => {
  const dataDir = makeTemporaryFolder();
  const printed: string[] = [];
  const Properties = {
    FunctionName: { Ref: 'Repair' },
    Qualifier: '$LATEST',
    MaximumRetryAttempts: 0,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['RepairFailures', 'Arn'] } } },
  };
  const template = { Resources: { Config: { Type: 'AWS::Lambda::EventInvokeConfig', Properties } } };
  const lambda = { name: 'repair', invoke: async () => Promise.reject(new Error('no table')) };
  const lambdas = new Map([['Repair', lambda]]);
  const log = (line: string) => printed.push(line);
  const send = createEventSender({ template, lambdas, dataDir, log, signal: new AbortController().signal });
  send('Repair', event);
  await vi.waitFor(() => expect(printed).toHaveLength(1));
  const file = join(dataDir, 'RepairFailures.jsonl');
  expect(printed).toEqual([`repair gave up on its event; see ${file}`]);
  expect(JSON.parse(readFileSync(file, 'utf8').trim())).toMatchObject({ requestPayload: event });
  expect(() => send('Other', event)).toThrow('Other, which is not a function');
});
