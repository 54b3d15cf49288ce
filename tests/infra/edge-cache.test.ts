/** The local edge keeps and confirms copies as CloudFront documents it, over real HTTP. */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { anAnswer, apiCache, aToyEdge, shared, word } from './edge-fixture.ts';

const hit = 'Hit from cloudfront';
const miss = 'Miss from cloudfront';
const refreshHit = 'RefreshHit from cloudfront';
const error = 'Error from cloudfront';

describe('lifetime', () => {
  test('a copy is served for as long as s-maxage says, with its age, then asked for again', async () => {
    const edge = await aToyEdge();
    expect(word(await edge.get('/api/teams'))).toBe(miss);
    edge.clock.seconds += 4;
    const second = await edge.get('/api/teams');
    expect({ word: word(second), age: second.headers.get('age') }).toEqual({ word: hit, age: '4' });
    edge.clock.seconds += 1;
    expect(word(await edge.get('/api/teams'))).toBe(miss);
    expect(edge.asked).toHaveLength(2);
  });

  test.each([
    ['s-maxage before max-age', 'max-age=1, s-maxage=9', 5, hit],
    ['max-age alone', 'max-age=9', 5, hit],
    ['no word from the origin: the default of 0', '', 0, miss],
    ['private', 'private, max-age=9', 0, miss],
    ['no-store', 'no-store, s-maxage=9', 0, miss],
    ['no-cache', 'no-cache', 0, miss],
    ['longer than the policy allows', 'max-age=999999', 86_400, miss],
    ['as long as the policy allows', 'max-age=999999', 86_399, hit],
  ])('%s', async (_, cacheControl, secondsLater, expected) => {
    const edge = await aToyEdge();
    edge.answers({ headers: { 'cache-control': cacheControl } });
    await edge.get('/a');
    edge.clock.seconds += secondsLater;
    expect(word(await edge.get('/a'))).toBe(expected);
  });

  test('a minimum lifetime keeps even what the origin calls private, as CloudFront does', async () => {
    const edge = await aToyEdge({ cache: { ...apiCache, minTtl: 3 } });
    edge.answers({ headers: { 'cache-control': 'private, no-store' } });
    await edge.get('/a');
    expect(word(await edge.get('/a'))).toBe(hit);
  });

  test('an answer with a cookie is never kept', async () => {
    const edge = await aToyEdge({
      request: {
        headers: { all: true, except: [] },
        query: { all: true, except: [] },
        cookies: { all: true, except: [] },
      },
    });
    edge.answers({ headers: { 'set-cookie': ['a=1', 'b=2'] } });
    expect((await edge.get('/a')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(word(await edge.get('/a'))).toBe(miss);
  });

  test('only GET and HEAD are served from copies; a HEAD uses the copy of a GET', async () => {
    const edge = await aToyEdge();
    await edge.get('/a');
    const head = await edge.get('/a', {}, 'HEAD');
    expect({ word: word(head), contentLength: head.headers.get('content-length'), text: await head.text() }).toEqual({
      word: hit,
      contentLength: '2',
      text: '',
    });
    expect(word(await edge.get('/a', {}, 'POST'))).toBe(miss);
    expect(word(await edge.get('/a', {}, 'POST'))).toBe(miss);
    expect(edge.asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });
});

describe('key', () => {
  test('who sends a token gets his own copy; queries of the contract count, others neither count nor pass', async () => {
    const edge = await aToyEdge();
    for (const path of ['/a', '/a?page=2', '/a?utm=x&page=2', '/a?utm=x']) await edge.get(path);
    await edge.get('/a', { authorization: 'Bearer one' });
    await edge.get('/a', { authorization: 'Bearer two' });
    expect(edge.asked.map(({ query, headers }) => [query, headers.authorization])).toEqual([
      ['', undefined],
      ['page=2', undefined],
      ['', 'Bearer one'],
      ['', 'Bearer two'],
    ]);
  });

  test('the pages of a list are kept apart, and every copy names the next', async () => {
    const edge = await aToyEdge();
    const next = (page: number) => `</api/teams?page=${page}>; rel="next"`;
    edge.answers(async ({ query }) => {
      const page = Number(new URLSearchParams(query).get('page'));
      return anAnswer({ headers: page < 3 ? { link: next(page + 1) } : {} });
    });
    const walk = async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => edge.get(`/api/teams?page=${page}`)));
      return pages.map((answer) => [word(answer), answer.headers.get('link')]);
    };
    for (const seen of [miss, hit]) {
      expect(await walk()).toEqual([
        [seen, next(2)],
        [seen, next(3)],
        [seen, null],
      ]);
    }
  });

  test('headers reach the origin, cookies and the visitor’s conditions do not', async () => {
    const edge = await aToyEdge();
    await edge.get('/a', { cookie: 'session=1', 'if-none-match': '"x"', 'x-anything': 'yes' });
    const headers = edge.asked[0]?.headers ?? {};
    expect(headers).toMatchObject({ 'x-anything': 'yes', 'x-forwarded-for': '127.0.0.1' });
    expect({ cookie: headers.cookie, ifNoneMatch: headers['if-none-match'] }).toEqual({
      cookie: undefined,
      ifNoneMatch: undefined,
    });
  });

  test('conditions of a write do reach the origin', async () => {
    const edge = await aToyEdge();
    await edge.get('/a', { 'if-match': '"7"' }, 'PUT');
    expect(edge.asked[0]?.headers['if-match']).toBe('"7"');
  });
});

describe('confirmation', () => {
  test('an expired copy is confirmed with its ETag and lives on', async () => {
    const edge = await aToyEdge();
    edge.answers({ headers: { etag: '"v1"' }, body: Buffer.from('[1]') });
    await edge.get('/a');
    edge.clock.seconds += 6;
    edge.answers(async ({ headers }) =>
      anAnswer({ status: headers['if-none-match'] === '"v1"' ? 304 : 500, body: Buffer.alloc(0) }),
    );
    const confirmed = await edge.get('/a');
    expect({ word: word(confirmed), status: confirmed.status, text: await confirmed.text() }).toEqual({
      word: refreshHit,
      status: 200,
      text: '[1]',
    });
    expect(word(await edge.get('/a'))).toBe(hit);
  });

  test.each(['"v1"', 'W/"v1"', '"other", W/"v1"', '*'])(
    'a browser that has it (%s) gets 304 without a body',
    async (tag) => {
      const edge = await aToyEdge();
      edge.answers({ headers: { etag: '"v1"' } });
      await edge.get('/a');
      const response = await edge.get('/a', { 'if-none-match': tag });
      expect({
        status: response.status,
        text: await response.text(),
        etag: response.headers.get('etag'),
        word: word(response),
      }).toEqual({ status: 304, text: '', etag: '"v1"', word: hit });
      expect((await edge.get('/a', { 'if-none-match': '"v2"' })).status).toBe(200);
    },
  );
});

describe('a failing origin', () => {
  test.each([500, 502, 503, 504])('%d: the old copy stands in for as long as stale-if-error says', async (status) => {
    const edge = await aToyEdge({}, [[status, 0]]);
    edge.answers({ body: Buffer.from('[1]') });
    await edge.get('/a');
    edge.answers({ status, headers: { 'cache-control': 'private, no-store' } });
    edge.clock.seconds += 5 + 599;
    const stale = await edge.get('/a');
    expect({
      status: stale.status,
      text: await stale.text(),
      word: word(stale),
      age: stale.headers.get('age'),
    }).toEqual({ status: 200, text: '[1]', word: hit, age: '604' });
    edge.clock.seconds += 1;
    expect((await edge.get('/a')).status).toBe(status);
  });

  test('an unreachable origin is answered with the stale copy, else 502', async () => {
    const edge = await aToyEdge({}, [[502, 0]]);
    await edge.get('/a');
    edge.clock.seconds += 6;
    edge.answers(async () => Promise.reject(new Error('ECONNREFUSED')));
    expect((await edge.get('/a')).status).toBe(200);
    expect((await edge.get('/b')).status).toBe(502);
  });

  test('a refusal of the client is no failure: it replaces the copy', async () => {
    const edge = await aToyEdge({}, [[404, 0]]);
    await edge.get('/a');
    edge.clock.seconds += 6;
    edge.answers({ status: 404, headers: { 'cache-control': 'private, no-store' } });
    const gone = await edge.get('/a');
    expect({ status: gone.status, word: word(gone) }).toEqual({ status: 404, word: error });
  });

  test('errors are kept for the time the distribution gives, ten seconds if it gives none', async () => {
    const edge = await aToyEdge({}, [[404, 0]]);
    for (const status of [404, 503]) {
      edge.answers({ status, headers: { 'cache-control': 'private, no-store' } });
      await edge.get(`/${status}`);
      await edge.get(`/${status}`);
    }
    expect(edge.asked.map(({ path }) => path)).toEqual(['/404', '/404', '/503']);
  });
});

describe('many at once', () => {
  test('visitors who want the same wait for one answer', async () => {
    const edge = await aToyEdge();
    edge.answers(() => new Promise((resolve) => setTimeout(() => resolve(anAnswer()), 50)));
    const responses = await Promise.all(Array.from({ length: 20 }, () => edge.get('/a')));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(edge.asked).toHaveLength(1);
  });

  test('but never for one that is another’s alone', async () => {
    const edge = await aToyEdge();
    let count = 0;
    edge.answers(async () => {
      count += 1;
      const body = Buffer.from(String(count));
      await new Promise((resolve) => setTimeout(resolve, 30));
      return anAnswer({ headers: { 'cache-control': 'private, no-store' }, body });
    });
    const texts = await Promise.all(Array.from({ length: 5 }, async () => (await edge.get('/a')).text()));
    expect(texts.sort()).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('compression', () => {
  const long = Buffer.from(JSON.stringify('gol '.repeat(500)));

  test('long text is compressed and its ETag weakened; the weak tag still confirms', async () => {
    const edge = await aToyEdge();
    edge.answers({ headers: { etag: '"v1"' }, body: long });
    const { headers, body } = await rawGet(`${edge.url}/a`, { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      etag: 'W/"v1"',
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
    });
    expect(brotliDecompressSync(body)).toEqual(long);
    edge.clock.seconds += 6;
    await rawGet(`${edge.url}/a`, { 'accept-encoding': 'gzip, br' });
    expect(edge.asked[1]?.headers['if-none-match']).toBe('"v1"');
  });

  test.each([
    ['short', { body: Buffer.alloc(999, 'a') }, 'br'],
    ['an image', { headers: { 'content-type': 'image/png' }, body: long }, 'br'],
    ['unwanted', { body: long }, 'br;q=0, identity'],
  ])('%s stays as it is', async (_, reply, accepted) => {
    const edge = await aToyEdge();
    edge.answers({ ...reply, headers: { etag: '"v1"', ...('headers' in reply ? reply.headers : {}) } });
    const { headers } = await rawGet(`${edge.url}/a`, { 'accept-encoding': accepted });
    expect({ contentEncoding: headers['content-encoding'], etag: headers.etag }).toEqual({
      contentEncoding: undefined,
      etag: '"v1"',
    });
  });
});

describe('requests', () => {
  test('a method the behaviour does not have is refused by the edge', async () => {
    const edge = await aToyEdge({ methods: ['GET', 'HEAD'] });
    const response = await edge.get('/a', {}, 'POST');
    expect({ status: response.status, word: word(response), asked: edge.asked.length }).toEqual({
      status: 403,
      word: error,
      asked: 0,
    });
  });

  test('cookies the origin sets are removed where it gets none', async () => {
    const edge = await aToyEdge();
    edge.answers({ headers: { 'set-cookie': 'a=1' } });
    expect((await edge.get('/a', {}, 'POST')).headers.getSetCookie()).toEqual([]);
  });

  test('a body longer than the origin takes is read to its end, and the origin can tell', async () => {
    const edge = await aToyEdge();
    edge.answers(async ({ body }) =>
      anAnswer({ status: body.length > 1000 ? 413 : 200, headers: { 'cache-control': shared } }),
    );
    const send = (size: number) => fetch(`${edge.url}/a`, { method: 'POST', body: Buffer.alloc(size) });
    expect((await send(1000)).status).toBe(200);
    expect((await send(1001)).status).toBe(413);
    expect((await send(5_000_000)).status).toBe(413);
  });
});

/** As fetch, without undoing the compression. */
function rawGet(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}
