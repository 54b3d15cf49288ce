/** The API answers only requests that carry the edge's secret header. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiHandler } from '#functions/competition/api/api-handler.ts';
import { requestLambdaNames } from '#infra/lambdas.ts';
import { edgeSecret, startApi } from '#tests/support/api.ts';
import { captureLog } from '#tests/support/captured-output.ts';

beforeAll(startApi);
beforeEach(() => {
  process.env.EDGE_SECRETS = edgeSecret;
});

/** Calls a Lambda as a client does that bypasses the edge with the API's own URL. */
async function askDirectly(name: string, routeKey: string, headers: Record<string, string>, body?: string) {
  const { handler }: { handler: ApiHandler } = await import(`../../functions/${name}/index.ts`);
  const [method, path] = routeKey.split(' ');
  const requestContext = { http: { method, path, sourceIp: '198.51.100.7' } };
  const event = { routeKey, rawPath: path, headers, requestContext, body, isBase64Encoded: false };
  const context = { getRemainingTimeInMillis: () => 10_000 } as Context;
  const answer = await handler(event as unknown as APIGatewayProxyEventV2, context);
  const { code } = JSON.parse(answer.body ?? '{}');
  return { status: answer.statusCode, type: answer.headers?.['content-type'], code };
}
const readCanchasWith = async (secret: string) =>
  (await askDirectly('canchas', 'GET /api/canchas', { 'x-origin-verify': secret })).status;

const refusal = { status: 403, type: 'application/problem+json; charset=utf-8', code: 'forbidden' };

test.each(requestLambdaNames)('the Lambda %s refuses a request without the secret', async (name) => {
  expect(await askDirectly(name, 'GET /api/nothing', {})).toEqual(refusal);
});

test('the refusal comes before a bad token and a bad body', async () => {
  const headers = { 'x-origin-verify': 'wrong', authorization: 'Bearer x' };
  expect(await askDirectly('canchas', 'POST /api/canchas', headers, '{')).toEqual(refusal);
});

test('after a rotation the current and the previous secret are accepted, and no other', async () => {
  process.env.EDGE_SECRETS = 'new-secret,old-secret';
  for (const secret of ['new-secret', 'old-secret']) expect(await readCanchasWith(secret)).toBe(200);
  for (const secret of ['', 'new-secret,old-secret', 'new-secre', 'older-secret', ','])
    expect(await readCanchasWith(secret)).toBe(403);
});

test('no secret, given or expected, is logged', async () => {
  const logged = captureLog();
  await readCanchasWith('guessed-secret');
  expect(logged).toMatchObject([{ level: 'info', line: { route: 'GET /api/canchas', status: 403 } }]);
  for (const secret of ['guessed-secret', edgeSecret]) expect(JSON.stringify(logged)).not.toContain(secret);
});

test('no secret is required where there is no edge, as in tests that call a handler directly', async () => {
  process.env.EDGE_SECRETS = '';
  expect(await readCanchasWith('')).toBe(200);
});
