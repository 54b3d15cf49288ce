/**
 * The local gateway turns requests into events of Lambdas, and results into answers, as API Gateway's HTTP API does.
 */
import { describe, expect, test } from 'vitest';
import type { OriginAnswer, OriginRequest } from '#infra/local/edge/messages.ts';
import { answerFromLambdaPayload } from '#infra/local/gateway/answer.ts';
import { lambdaEventOf } from '#infra/local/gateway/event.ts';
import { gatewayOf } from '#infra/local/gateway/gateway.ts';
import { decodePath } from '#infra/local/gateway/path.ts';
import { createRouteFinder } from '#infra/local/gateway/routes.ts';
import { createThrottle } from '#infra/local/gateway/throttle.ts';
import { LambdaFailure } from '#infra/local/lambda/instance.ts';
import type { ApiSettings, RouteSettings } from '#infra/local/template/api.ts';

const createOriginRequest = (more: Partial<OriginRequest> = {}): OriginRequest => ({
  method: 'GET',
  path: '/api/teams',
  query: '',
  headers: { host: 'origin.local' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
  ...more,
});

describe('routes', () => {
  const find = createRouteFinder([
    '$default',
    'GET /api/matches/{id}',
    'GET /api/matches/formatted',
    'GET /api/matches/formatted/{id}',
    'GET /api/matches/tournament/{id}',
    'GET /api/tournaments/{id}/{part}',
    'GET /pages/{proxy+}',
    'GET /pages/{id}/all',
  ]);

  test.each([
    ['GET', '/api/matches/7', 'GET /api/matches/{id}', { id: '7' }],
    ['GET', '/api/matches/formatted', 'GET /api/matches/formatted', {}],
    ['GET', '/api/matches/formatted/7', 'GET /api/matches/formatted/{id}', { id: '7' }],
    ['GET', '/api/tournaments/1/Fecha 2%2F3', 'GET /api/tournaments/{id}/{part}', { id: '1', part: 'Fecha 2/3' }],
    ['GET', '/pages/tv.html', 'GET /pages/{proxy+}', { proxy: 'tv.html' }],
    ['GET', '/pages/paginas/tv/7%2E.html', 'GET /pages/{proxy+}', { proxy: 'paginas/tv/7..html' }],
    ['GET', '/pages/7/all', 'GET /pages/{id}/all', { id: '7' }],
    ['GET', '/pages/', '$default', {}],
    ['GET', '/pages', '$default', {}],
    ['POST', '/api/matches/7', '$default', {}],
    ['HEAD', '/api/matches/7', '$default', {}],
    ['GET', '/api/matches/', '$default', {}],
    ['GET', '/api/Matches/7', '$default', {}],
  ])('%s %s takes the route %s', (method, path, routeKey, parameters) => {
    expect(find(method, path)).toEqual({ routeKey, parameters });
  });

  test('a kind of route that the host does not know is refused', () => {
    for (const key of ['ANY /api/teams', 'GET /api/{proxy+}/all']) expect(() => createRouteFinder([key])).toThrow(key);
  });
});

describe('the path of a request', () => {
  // The paths that a Lambda behind an HTTP API on AWS received, as recorded in hotsock/voker (see the decision record).
  test.each([
    ['/capture/plain', '/capture/plain'],
    ['/capture/space%20value', '/capture/space value'],
    ['/capture/question%3Fvalue', '/capture/question'],
    ['/capture/hash%23value', '/capture/hash#value'],
    ['/capture/slash%2Fvalue', '/capture/slash/value'],
    ['/capture/unicode-%CE%BB', '/capture/unicode-λ'],
    ['/capture/literal%252Fvalue', '/capture/literal/value'],
    ['/capture/literal%253Fvalue', '/capture/literal?value'],
    ['/capture/literal%2525value', '/capture/literal%value'],
    ['/capture/percent%25done', undefined],
    ['/capture/%E0%A4', undefined],
  ])('%s reaches the Lambda as %s', (sent, received) => {
    expect(decodePath(sent)?.raw).toBe(received);
  });

  test('is decoded once before the route is found, so that %2F ends a parameter and %252F does not', async () => {
    const gateway = gatewayOf(toyApi({}), toyLambda());
    const parametersFor = async (path: string) =>
      JSON.parse((await gateway(createOriginRequest({ path }))).body.toString()).pathParameters;
    expect(await parametersFor('/api/teams/Ida%2FVuelta')).toBeUndefined();
    expect(await parametersFor('/api/teams/Ida%252FVuelta')).toEqual({ id: 'Ida/Vuelta' });
    expect(await parametersFor('/api/teams/Ida%3FVuelta')).toEqual({ id: 'Ida' });
  });

  test('is answered with 400 when it cannot be decoded', async () => {
    const gateway = gatewayOf(toyApi({}), toyLambda());
    expect(statusAndMessage(await gateway(createOriginRequest({ path: '/api/teams/50%25!' })))).toEqual({
      status: 400,
      message: 'Bad Request',
    });
  });
});

describe('throttles', () => {
  test('let a burst through, and after it as many requests as the rate allows', () => {
    const clock = { seconds: 0 };
    const admit = createThrottle({ perSecond: 2, burst: 3 }, () => clock.seconds * 1000);
    const admittedOf = (count: number) => Array.from({ length: count }, admit).filter(Boolean).length;
    expect(admittedOf(5)).toBe(3);
    clock.seconds += 0.4;
    expect(admittedOf(1)).toBe(0);
    clock.seconds += 0.6;
    expect(admittedOf(5)).toBe(2);
    clock.seconds += 3600;
    expect(admittedOf(10)).toBe(3);
  });

  test('of a route answer 429 without calling the Lambda, and do not affect other routes', async () => {
    const lambdas = toyLambda();
    const gateway = gatewayOf(toyApi({ throttle: { perSecond: 0.001, burst: 1 } }), lambdas);
    const post = () => gateway(createOriginRequest({ method: 'POST' }));
    expect((await post()).status).toBe(200);
    expect(statusAndMessage(await post())).toEqual({ status: 429, message: 'Too Many Requests' });
    expect((await gateway(createOriginRequest({ path: '/api/teams/1' }))).status).toBe(200);
    expect(lambdas.calls()).toBe(2);
  });
});

test('a Lambda that takes longer than the API waits is answered 503', async () => {
  const lambdas = toyLambda(() => new Promise((resolve) => setTimeout(resolve, 500, '"late"')));
  const answer = await gatewayOf(toyApi({ timeoutMs: 50 }), lambdas)(createOriginRequest({ method: 'POST' }));
  expect(statusAndMessage(answer)).toEqual({ status: 503, message: 'Service Unavailable' });
});

test.each(['error', 'crash', 'timeout'] as const)('a Lambda that ends with a %s is answered 500', async (reason) => {
  const lambdas = toyLambda(async () => {
    throw new LambdaFailure(reason, { errorType: 'Error', errorMessage: 'toy failure' });
  });
  const answer = await gatewayOf(toyApi({}), lambdas)(createOriginRequest({ method: 'POST' }));
  expect(statusAndMessage(answer)).toEqual({ status: 500, message: 'Internal Server Error' });
});

const statusAndMessage = ({ status, body }: OriginAnswer) => ({ status, message: JSON.parse(body.toString()).message });

/** An API with one Lambda behind three routes; the settings are those of `POST /api/teams`. */
function toyApi(settings: Partial<RouteSettings>): ApiSettings {
  const usual: RouteSettings = { functionId: 'Teams', mayCallLambda: true, timeoutMs: 30_000, throttle: undefined };
  return {
    logicalId: 'api',
    routes: new Map([
      ['$default', usual],
      ['GET /api/teams/{id}', usual],
      ['POST /api/teams', { ...usual, ...settings }],
    ]),
  };
}

/** A Lambda that answers its event, or what `answer` resolves to, and counts its calls. */
function toyLambda(answer: (event: unknown) => Promise<string> = async (event) => JSON.stringify(event)) {
  let calls = 0;
  const lambda = {
    name: 'teams',
    invoke: (event: unknown) => {
      calls += 1;
      return answer(event);
    },
    replace: () => {},
    stop: async () => {},
  };
  return Object.assign(new Map([['Teams', lambda]]), { calls: () => calls });
}

describe('the event for a Lambda', () => {
  const match = { routeKey: 'GET /api/teams', parameters: {} };

  test('has cookies in a field of their own, repeated query parameters joined, and no field for what is absent', () => {
    const event = lambdaEventOf(
      createOriginRequest({ query: 'a=1&a=2&b=x%20y', headers: { cookie: 'a=1; b=2' } }),
      match,
      'api',
      0,
    );
    expect(event).toMatchObject({
      cookies: ['a=1', 'b=2'],
      queryStringParameters: { a: '1,2', b: 'x y' },
      rawQueryString: 'a=1&a=2&b=x%20y',
      headers: {},
    });
    const bare = lambdaEventOf(createOriginRequest(), match, 'api', 0);
    for (const field of ['cookies', 'queryStringParameters', 'pathParameters', 'body'])
      expect(bare).not.toHaveProperty(field);
  });

  test.each([
    ['application/json; charset=utf-8', '"ñ"', false],
    ['application/problem+json', '"ñ"', false],
    ['image/png', Buffer.from('"ñ"').toString('base64'), true],
    ['multipart/form-data; boundary=x', Buffer.from('"ñ"').toString('base64'), true],
  ])('has a request’s body of type %s as %s, in base64: %s', (type, body, isBase64Encoded) => {
    const event = lambdaEventOf(
      createOriginRequest({ method: 'POST', headers: { 'content-type': type }, body: Buffer.from('"ñ"') }),
      match,
      'api',
      0,
    );
    expect(event).toMatchObject({ body, isBase64Encoded });
  });
});

describe('the answer to a request', () => {
  test('is made from a structured result with cookies, or from a result that is only a body', () => {
    const structured = answerFromLambdaPayload(
      JSON.stringify({ statusCode: 201, headers: { ETag: '"1"' }, cookies: ['a=1', 'b=2'], body: 'ñ' }),
      'id',
    );
    expect(structured).toMatchObject({
      status: 201,
      headers: { etag: '"1"', 'set-cookie': ['a=1', 'b=2'], 'content-type': 'text/plain; charset=utf-8' },
    });
    expect(structured.body.toString()).toBe('ñ');
    expect(answerFromLambdaPayload('[1]', 'id')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('[1]'),
    });
    expect(
      answerFromLambdaPayload(JSON.stringify({ statusCode: 200, isBase64Encoded: true, body: 'AAEC' }), 'id').body,
    ).toEqual(Buffer.from([0, 1, 2]));
  });
});
