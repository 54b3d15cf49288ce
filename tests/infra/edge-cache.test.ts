/** The local edge caches and revalidates answers as CloudFront documents it, tested over real HTTP. */
import { describe, expect, test } from 'vitest';
import { apiCachePolicy, createOriginResponse, startToyEdge, xCacheHeaderOf } from './edge-fixture.ts';

const xCacheHit = 'Hit from cloudfront';
const xCacheMiss = 'Miss from cloudfront';
const xCacheRefreshHit = 'RefreshHit from cloudfront';
const xCacheError = 'Error from cloudfront';

describe('cache lifetime', () => {
  test('an answer is served from the cache with its age until s-maxage has passed, then requested again', async () => {
    const edge = await startToyEdge();
    expect(xCacheHeaderOf(await edge.get('/api/teams'))).toBe(xCacheMiss);
    edge.clock.seconds += 4;
    const second = await edge.get('/api/teams');
    expect({ xCache: xCacheHeaderOf(second), age: second.headers.get('age') }).toEqual({ xCache: xCacheHit, age: '4' });
    edge.clock.seconds += 1;
    expect(xCacheHeaderOf(await edge.get('/api/teams'))).toBe(xCacheMiss);
    expect(edge.originRequests).toHaveLength(2);
  });

  test.each([
    ['s-maxage before max-age', 'max-age=1, s-maxage=9', 5, xCacheHit],
    ['max-age alone', 'max-age=9', 5, xCacheHit],
    ['no Cache-Control, so the default of 0', '', 0, xCacheMiss],
    ['private', 'private, max-age=9', 0, xCacheMiss],
    ['no-store', 'no-store, s-maxage=9', 0, xCacheMiss],
    ['no-cache', 'no-cache', 0, xCacheMiss],
    ['longer than the policy allows', 'max-age=999999', 86_400, xCacheMiss],
    ['as long as the policy allows', 'max-age=999999', 86_399, xCacheHit],
  ])('%s: Cache-Control "%s" makes the request %d s later a "%s"', async (_, cacheControl, secondsLater, expected) => {
    const edge = await startToyEdge();
    edge.answers({ headers: { 'cache-control': cacheControl } });
    await edge.get('/a');
    edge.clock.seconds += secondsLater;
    expect(xCacheHeaderOf(await edge.get('/a'))).toBe(expected);
  });

  test('a minimum lifetime caches even an answer that the origin calls private, as CloudFront does', async () => {
    const edge = await startToyEdge({ cache: { ...apiCachePolicy, minTtl: 3 } });
    edge.answers({ headers: { 'cache-control': 'private, no-store' } });
    await edge.get('/a');
    expect(xCacheHeaderOf(await edge.get('/a'))).toBe(xCacheHit);
  });

  test('an answer that sets a cookie is never cached', async () => {
    const edge = await startToyEdge({
      request: {
        headers: { all: true, except: [] },
        query: { all: true, except: [] },
        cookies: { all: true, except: [] },
      },
    });
    edge.answers({ headers: { 'set-cookie': ['a=1', 'b=2'] } });
    expect((await edge.get('/a')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(xCacheHeaderOf(await edge.get('/a'))).toBe(xCacheMiss);
  });

  test('only GET and HEAD are served from the cache; a HEAD uses the cached answer of a GET', async () => {
    const edge = await startToyEdge();
    await edge.get('/a');
    const head = await edge.get('/a', {}, 'HEAD');
    expect({
      xCache: xCacheHeaderOf(head),
      contentLength: head.headers.get('content-length'),
      text: await head.text(),
    }).toEqual({
      xCache: xCacheHit,
      contentLength: '2',
      text: '',
    });
    expect(xCacheHeaderOf(await edge.get('/a', {}, 'POST'))).toBe(xCacheMiss);
    expect(xCacheHeaderOf(await edge.get('/a', {}, 'POST'))).toBe(xCacheMiss);
    expect(edge.originRequests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });
});

describe('cache key', () => {
  test('each token has a cached answer of its own; query parameters outside the contract are neither in the key nor forwarded', async () => {
    const edge = await startToyEdge();
    for (const path of ['/a', '/a?page=2', '/a?utm=x&page=2', '/a?utm=x']) await edge.get(path);
    await edge.get('/a', { authorization: 'Bearer one' });
    await edge.get('/a', { authorization: 'Bearer two' });
    expect(edge.originRequests.map(({ query, headers }) => [query, headers.authorization])).toEqual([
      ['', undefined],
      ['page=2', undefined],
      ['', 'Bearer one'],
      ['', 'Bearer two'],
    ]);
  });

  test('the pages of a list are cached separately, each with its link to the next page', async () => {
    const edge = await startToyEdge();
    const next = (page: number) => `</api/teams?page=${page}>; rel="next"`;
    edge.answers(async ({ query }) => {
      const page = Number(new URLSearchParams(query).get('page'));
      return createOriginResponse({ headers: page < 3 ? { link: next(page + 1) } : {} });
    });
    const walk = async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => edge.get(`/api/teams?page=${page}`)));
      return pages.map((answer) => [xCacheHeaderOf(answer), answer.headers.get('link')]);
    };
    for (const seen of [xCacheMiss, xCacheHit]) {
      expect(await walk()).toEqual([
        [seen, next(2)],
        [seen, next(3)],
        [seen, null],
      ]);
    }
  });

  test('headers of a read reach the origin, except cookies and conditional headers', async () => {
    const edge = await startToyEdge();
    await edge.get('/a', { cookie: 'session=1', 'if-none-match': '"x"', 'x-anything': 'yes' });
    const headers = edge.originRequests[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'x-anything': 'yes', 'x-forwarded-for': '127.0.0.1' });
    expect({ cookie: headers.cookie, ifNoneMatch: headers['if-none-match'] }).toEqual({
      cookie: undefined,
      ifNoneMatch: undefined,
    });
  });

  test('conditional headers of a write reach the origin', async () => {
    const edge = await startToyEdge();
    await edge.get('/a', { 'if-match': '"7"' }, 'PUT');
    expect(edge.originRequests[0]?.headers['if-match']).toBe('"7"');
  });
});

describe('revalidation', () => {
  test('an expired answer is revalidated by its ETag and served from the cache again', async () => {
    const edge = await startToyEdge();
    edge.answers({ headers: { etag: '"v1"' }, body: Buffer.from('[1]') });
    await edge.get('/a');
    edge.clock.seconds += 6;
    edge.answers(async ({ headers }) =>
      createOriginResponse({ status: headers['if-none-match'] === '"v1"' ? 304 : 500, body: Buffer.alloc(0) }),
    );
    const confirmed = await edge.get('/a');
    expect({ xCache: xCacheHeaderOf(confirmed), status: confirmed.status, text: await confirmed.text() }).toEqual({
      xCache: xCacheRefreshHit,
      status: 200,
      text: '[1]',
    });
    expect(xCacheHeaderOf(await edge.get('/a'))).toBe(xCacheHit);
  });

  test.each(['"v1"', 'W/"v1"', '"other", W/"v1"', '*'])(
    'a request with If-None-Match %s gets a 304 without a body',
    async (tag) => {
      const edge = await startToyEdge();
      edge.answers({ headers: { etag: '"v1"' } });
      await edge.get('/a');
      const response = await edge.get('/a', { 'if-none-match': tag });
      expect({
        status: response.status,
        text: await response.text(),
        etag: response.headers.get('etag'),
        xCache: xCacheHeaderOf(response),
      }).toEqual({ status: 304, text: '', etag: '"v1"', xCache: xCacheHit });
      expect((await edge.get('/a', { 'if-none-match': '"v2"' })).status).toBe(200);
    },
  );
});

describe('failures of the origin', () => {
  test.each([500, 502, 503, 504])(
    'when the origin answers %d, the expired answer is served for as long as stale-if-error says',
    async (status) => {
      const edge = await startToyEdge({}, [[status, 0]]);
      edge.answers({ body: Buffer.from('[1]') });
      await edge.get('/a');
      edge.answers({ status, headers: { 'cache-control': 'private, no-store' } });
      edge.clock.seconds += 5 + 599;
      const stale = await edge.get('/a');
      expect({
        status: stale.status,
        text: await stale.text(),
        xCache: xCacheHeaderOf(stale),
        age: stale.headers.get('age'),
      }).toEqual({ status: 200, text: '[1]', xCache: xCacheHit, age: '604' });
      edge.clock.seconds += 1;
      expect((await edge.get('/a')).status).toBe(status);
    },
  );

  test('when the origin cannot be reached, the expired answer is served if there is one, otherwise a 502', async () => {
    const edge = await startToyEdge({}, [[502, 0]]);
    await edge.get('/a');
    edge.clock.seconds += 6;
    edge.answers(async () => Promise.reject(new Error('ECONNREFUSED')));
    expect((await edge.get('/a')).status).toBe(200);
    expect((await edge.get('/b')).status).toBe(502);
  });

  test('a 404 is no failure of the origin: it replaces the cached answer', async () => {
    const edge = await startToyEdge({}, [[404, 0]]);
    await edge.get('/a');
    edge.clock.seconds += 6;
    edge.answers({ status: 404, headers: { 'cache-control': 'private, no-store' } });
    const gone = await edge.get('/a');
    expect({ status: gone.status, xCache: xCacheHeaderOf(gone) }).toEqual({ status: 404, xCache: xCacheError });
  });

  test('errors are cached for the time that the distribution sets, ten seconds by default', async () => {
    const edge = await startToyEdge({}, [[404, 0]]);
    for (const status of [404, 503]) {
      edge.answers({ status, headers: { 'cache-control': 'private, no-store' } });
      await edge.get(`/${status}`);
      await edge.get(`/${status}`);
    }
    expect(edge.originRequests.map(({ path }) => path)).toEqual(['/404', '/404', '/503']);
  });
});

describe('concurrent requests', () => {
  test('identical requests share one request to the origin', async () => {
    const edge = await startToyEdge();
    edge.answers(() => new Promise((resolve) => setTimeout(() => resolve(createOriginResponse()), 50)));
    const responses = await Promise.all(Array.from({ length: 20 }, () => edge.get('/a')));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(edge.originRequests).toHaveLength(1);
  });

  test('identical requests never share a private answer', async () => {
    const edge = await startToyEdge();
    let count = 0;
    edge.answers(async () => {
      count += 1;
      const body = Buffer.from(String(count));
      await new Promise((resolve) => setTimeout(resolve, 30));
      return createOriginResponse({ headers: { 'cache-control': 'private, no-store' }, body });
    });
    const texts = await Promise.all(Array.from({ length: 5 }, async () => (await edge.get('/a')).text()));
    expect(texts.sort()).toEqual(['1', '2', '3', '4', '5']);
  });
});
