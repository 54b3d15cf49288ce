/** How long a deployment waits for the pages to be published, with a stub of the Lambda. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reconcileDocuments } from '#infra/tasks/deploy/reconcile-documents.ts';
import { type AwsStub, startAwsStub } from './aws-stub.ts';

let aws: AwsStub;
beforeAll(async () => {
  aws = await startAwsStub();
});
beforeEach(() => aws.reset());
afterAll(() => aws.stop());

/** Waits without a pause between two calls; returns the lines of progress. */
async function waitUntilPublished(): Promise<string[]> {
  const lines: string[] = [];
  const access = {
    region: 'sa-east-1',
    credentials: async () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    endpoint: aws.env.AWS_ENDPOINT_URL_LAMBDA,
  } as const;
  const target = { functionName: 'reconcile', siteUrl: 'https://torneo.test', pauseMs: 0 };
  await reconcileDocuments(access, { ...target, log: (line) => lines.push(line.trim()) });
  return lines;
}

const unfinished = (done: number) => ({ step: done, done, total: 90, isFinished: false, failed: [] });

test('goes on as long as something is published', async () => {
  const slowly = Array.from({ length: 80 }, (_, at) => unfinished(at));
  aws.reconcileAnswers = [...slowly, { ...unfinished(90), isFinished: true }];
  expect((await waitUntilPublished()).at(-1)).toBe('90 de 90 partes publicadas');
});

test('gives up after sixty calls, some five minutes, in which nothing was published', async () => {
  aws.reconcileAnswers = [unfinished(3), unfinished(4)];
  await expect(waitUntilPublished()).rejects.toThrow('La publicación no avanza de 4 de 90.');
  expect(aws.actions()).toHaveLength(62);
});
