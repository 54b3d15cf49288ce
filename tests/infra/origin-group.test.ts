/** Two origins in place of one: the second answers for the first, and a cached answer for both. */
import { describe, expect, test } from 'vitest';
import type { OriginAnswer, OriginRequest } from '#infra/local/edge/messages.ts';
import { withFallback } from '#infra/local/edge/with-fallback.ts';
import { createOriginResponse, startToyEdge, xCacheHeaderOf } from './edge-fixture.ts';

const answerOf = (status: number, text: string) => createOriginResponse({ status, body: Buffer.from(text) });
const statuses = [404, 500, 502, 503, 504];

/** An edge before two origins, whose answers a test sets. */
async function startEdgeOfTwo() {
  const seen: string[] = [];
  const answers: { first: OriginAnswer | Error; second: OriginAnswer | Error } = {
    first: answerOf(200, 'first'),
    second: answerOf(200, 'second'),
  };
  const originNamed = (name: 'first' | 'second') => async (request: OriginRequest) => {
    seen.push(`${name} ${request.method} ${request.path}`);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const origin = withFallback(originNamed('first'), originNamed('second'), statuses);
  const edge = await startToyEdge(
    { origin },
    [...statuses, 403].map((status) => [status, 0]),
  );
  return { edge, answers, seen };
}

describe('the second origin', () => {
  test.each(statuses)('answers when the first answers %d', async (status) => {
    const { edge, answers, seen } = await startEdgeOfTwo();
    answers.first = answerOf(status, 'failed');
    const response = await edge.get('/a.html');
    expect([response.status, await response.text()]).toEqual([200, 'second']);
    expect(seen).toEqual(['first GET /a.html', 'second GET /a.html']);
  });

  test('answers when the first cannot be reached, also for a HEAD', async () => {
    const { edge, answers, seen } = await startEdgeOfTwo();
    answers.first = new Error('ECONNREFUSED');
    expect((await edge.get('/a.html', {}, 'HEAD')).status).toBe(200);
    expect(seen).toEqual(['first HEAD /a.html', 'second HEAD /a.html']);
  });

  test.each([200, 304, 403])('is not asked when the first answers %d', async (status) => {
    const { edge, answers, seen } = await startEdgeOfTwo();
    answers.first = { ...answerOf(status, ''), body: Buffer.alloc(0) };
    expect((await edge.get('/a.html')).status).toBe(status);
    expect(seen).toEqual(['first GET /a.html']);
  });

  test('is not asked to write', async () => {
    const { edge, answers, seen } = await startEdgeOfTwo();
    answers.first = answerOf(404, 'missing');
    expect((await edge.get('/a.html', {}, 'POST')).status).toBe(404);
    expect(seen).toEqual(['first POST /a.html']);
  });

  test('gives its own answer when both fail', async () => {
    const { edge, answers } = await startEdgeOfTwo();
    answers.first = answerOf(503, 'first');
    answers.second = answerOf(404, 'Esa página no existe');
    const response = await edge.get('/a.html');
    expect([response.status, await response.text()]).toEqual([404, 'Esa página no existe']);
  });
});

describe('an expired answer', () => {
  test.each([answerOf(500, 'failed'), new Error('ECONNREFUSED')])('is served while both fail: %o', async (failure) => {
    const { edge, answers } = await startEdgeOfTwo();
    await edge.get('/a.html');
    edge.clock.seconds += 6;
    Object.assign(answers, { first: answerOf(404, 'missing'), second: failure });
    const stale = await edge.get('/a.html');
    expect([stale.status, await stale.text(), xCacheHeaderOf(stale)]).toEqual([200, 'first', 'Hit from cloudfront']);
  });

  test('is confirmed by the first without a call to the second', async () => {
    const { edge, answers, seen } = await startEdgeOfTwo();
    answers.first = createOriginResponse({ headers: { etag: '"v1"' }, body: Buffer.from('first') });
    await edge.get('/a.html');
    edge.clock.seconds += 6;
    answers.first = { ...createOriginResponse({ status: 304 }), body: Buffer.alloc(0) };
    expect(xCacheHeaderOf(await edge.get('/a.html'))).toBe('RefreshHit from cloudfront');
    expect(seen).toEqual(['first GET /a.html', 'first GET /a.html']);
  });
});
