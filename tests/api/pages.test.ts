/** The Lambda of the pages: a page that is not published yet is rendered once; anything else is a Spanish 404. */

import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { edgeSecret, startApi } from '#tests/support/api.ts';
import { createMatch, expectOk, saveScore } from '#tests/support/given.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { htmlOfObject, publishInBackground, startSite } from '#tests/support/published-site.ts';
import { runAsLambda } from '#tests/support/recorded-lambda.ts';

let site: ModelBucket;
let match: Match;
beforeAll(async () => {
  await startApi();
  site = startSite();
  match = await createMatch();
});

async function askForPage(key: string, method = 'GET', secret = edgeSecret) {
  const { handler } = await import('#functions/pages/index.ts');
  const rawPath = `/pages/${key}`;
  const routeKey = `${method} /pages/{proxy+}`;
  const event = { routeKey, rawPath, headers: { 'x-origin-verify': secret }, requestContext: { http: { method } } };
  return runAsLambda('pages', () => handler(event as unknown as APIGatewayProxyEventV2));
}

const matchPage = () => keyOfPage({ name: 'match', id: match.id });

test('a page that is not there yet is answered and stored, once', async () => {
  const answer = await askForPage(matchPage());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'max-age=0, s-maxage=5, stale-if-error=86400',
  });
  expect(answer.body).toContain('Deportivo Ombú');
  expect(htmlOfObject(site.objects.get(matchPage())?.html ?? '')).toBe(answer.body);
  await askForPage(matchPage());
  expect(site.written).toEqual([matchPage()]);
});

test('HEAD is answered like GET, without a body', async () => {
  const { statusCode, headers, body } = await askForPage(matchPage(), 'HEAD');
  expect({ statusCode, headers, body }).toEqual({ ...(await askForPage(matchPage())), body: '' });
});

test.each([
  ['an address of no page', 'paginas/nada.html'],
  ['a match that does not exist', keyOfPage({ name: 'match', id: 999 })],
  ['a round that does not exist', keyOfPage({ name: 'fixture', id: 1, round: 'Fecha 99' })],
  ['a part of a ranking that does not exist', keyOfPage({ name: 'scorers', id: 1, part: 2 })],
  ['a key that is no address', 'no-existe'],
])('%s is the Spanish page for what does not exist, which nobody stores', async (_, key) => {
  const { statusCode, headers, body } = await askForPage(key);
  expect({ statusCode, cached: headers?.['cache-control'] }).toEqual({ statusCode: 404, cached: 'private, no-store' });
  expect(body).toMatch(/<!doctype html>.*(encontr|existe)/is);
  expect(site.objects.has(key)).toBe(false);
});

test('a missing page says whether its tournament, match or team is missing, or only that part of a tournament', async () => {
  const { tournamentId: id } = match;
  const missing: readonly [PublishedPage, string][] = [
    [{ name: 'standings', id: 999 }, 'Torneo no encontrado'],
    [{ name: 'fixture', id: 999, round: 'Fecha 1' }, 'Torneo no encontrado'],
    [{ name: 'scorers', id: 999, part: 2 }, 'Torneo no encontrado'],
    [{ name: 'fixture', id, round: 'Fecha 99' }, 'Página no encontrada'],
    [{ name: 'scorers', id, part: 2 }, 'Página no encontrada'],
    [{ name: 'tournaments', part: 9 }, 'Página no encontrada'],
    [{ name: 'match', id: 999 }, 'Partido no encontrado'],
    [{ name: 'team', id: 999 }, 'Equipo no encontrado'],
  ];
  const titleOf = async (page: PublishedPage) =>
    /<h1[^>]*>([^<]*)/.exec((await askForPage(keyOfPage(page))).body ?? '')?.[1];
  for (const [page, title] of missing) expect([page, await titleOf(page)]).toEqual([page, title]);
});

test('a request that bypassed the edge is refused', async () => {
  expect(await askForPage(matchPage(), 'GET', 'guessed')).toMatchObject({
    statusCode: 403,
    body: expect.stringContaining('"code":"forbidden"'),
  });
});

describe('while something fails', () => {
  test('the answer is a page in Spanish that is not shared, and the next request is answered', async () => {
    const { write } = siteBucket;
    site.objects.clear();
    siteBucket.write = async () => {
      throw new Error('the bucket is down');
    };
    const { statusCode, headers, body } = await askForPage(matchPage());
    siteBucket.write = write;
    expect({ statusCode, headers }).toEqual({
      statusCode: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', 'retry-after': '5' },
    });
    expect(body).toContain('Ahora no podemos mostrar esta página');
    expect((await askForPage(matchPage())).statusCode).toBe(200);
  });

  test('a result published between reading and storing is not lost', async () => {
    await publishInBackground();
    site.objects.delete(matchPage());
    const { write } = siteBucket;
    siteBucket.write = async (...put) => {
      siteBucket.write = write;
      expectOk(await saveScore(match, '4-0'));
      return write(...put);
    };
    const { body } = await askForPage(matchPage());
    const { body: again } = await askForPage(matchPage());
    expect(htmlOfObject(site.objects.get(matchPage())?.html ?? '')).toBe(again);
    expect(body).toBe(again);
  });
});
