/** What the local edge refuses, and what of requests and answers it does not pass on, tested over real HTTP. */
import { expect, test } from 'vitest';
import { createOriginResponse, sharedCacheControl, startToyEdge, xCacheHeaderOf } from './edge-fixture.ts';

test('a method that the behaviour does not allow is refused by the edge', async () => {
  const edge = await startToyEdge({ methods: ['GET', 'HEAD'] });
  const response = await edge.get('/a', {}, 'POST');
  expect({
    status: response.status,
    xCache: xCacheHeaderOf(response),
    originRequests: edge.originRequests.length,
  }).toEqual({
    status: 403,
    xCache: 'Error from cloudfront',
    originRequests: 0,
  });
});

test('cookies that the origin sets are removed where none are forwarded to it', async () => {
  const edge = await startToyEdge();
  edge.answers({ headers: { 'set-cookie': 'a=1' } });
  expect((await edge.get('/a', {}, 'POST')).headers.getSetCookie()).toEqual([]);
});

test('a body above the origin’s limit is read to its end, and the origin can refuse it', async () => {
  const edge = await startToyEdge();
  edge.answers(async ({ body }) =>
    createOriginResponse({ status: body.length > 1000 ? 413 : 200, headers: { 'cache-control': sharedCacheControl } }),
  );
  const send = (size: number) => fetch(`${edge.url}/a`, { method: 'POST', body: Buffer.alloc(size) });
  expect((await send(1000)).status).toBe(200);
  expect((await send(1001)).status).toBe(413);
  expect((await send(5_000_000)).status).toBe(413);
});
