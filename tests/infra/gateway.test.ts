/**
 * The local gateway turns requests into events of Lambdas, and results into answers, as API Gateway's HTTP API does.
 */
import { describe, expect, test } from 'vitest';
import type { OriginRequest } from '#infra/local/edge/messages.ts';
import { answerFromLambdaPayload } from '#infra/local/gateway/answer.ts';
import { lambdaEventOf } from '#infra/local/gateway/event.ts';
import { createRouteFinder } from '#infra/local/gateway/routes.ts';

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
    'GET /api/tournaments/{id}/fixture/{round}',
  ]);

  test.each([
    ['GET', '/api/matches/7', 'GET /api/matches/{id}', { id: '7' }],
    ['GET', '/api/matches/formatted', 'GET /api/matches/formatted', {}],
    ['GET', '/api/matches/formatted/7', 'GET /api/matches/formatted/{id}', { id: '7' }],
    [
      'GET',
      '/api/tournaments/1/fixture/Fecha%202%2F3',
      'GET /api/tournaments/{id}/fixture/{round}',
      { id: '1', round: 'Fecha 2/3' },
    ],
    [
      'GET',
      '/api/tournaments/1/fixture/%E0%A4',
      'GET /api/tournaments/{id}/fixture/{round}',
      { id: '1', round: '%E0%A4' },
    ],
    ['POST', '/api/matches/7', '$default', {}],
    ['HEAD', '/api/matches/7', '$default', {}],
    ['GET', '/api/matches/', '$default', {}],
    ['GET', '/api/Matches/7', '$default', {}],
  ])('%s %s takes the route %s', (method, path, routeKey, parameters) => {
    expect(find(method, path)).toEqual({ routeKey, parameters });
  });

  test('a kind of route that the host does not know is refused', () => {
    for (const key of ['ANY /api/teams', 'GET /api/{proxy+}']) expect(() => createRouteFinder([key])).toThrow(key);
  });
});

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
