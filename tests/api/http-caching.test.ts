import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, startApi } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/api-fixtures.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
  await publishChanges();
});

const sampleRouteParams = { id: 1, teamId: 1 };
/** The query that one of the routes requires; the others ignore it. */
const sampleQuery = { round: 'Fecha 1' };
const getRoutes = allRoutes.map(({ key }) => key).filter((key) => key.startsWith('GET '));
const cacheableRoutes = allRoutes
  .filter(({ key, route }) => key.startsWith('GET ') && route.cache === 'shared')
  .map(({ key }) => key);
/** Routes whose answers are compared: tags and query names are handled in one place for all. */
const comparedRoutes = everyNthUnlessFullRun(8, cacheableRoutes);
const playerAndStaffRoutes = getRoutes.filter((key) => / \/(players|teamstaff)\b/.test(key));
const cacheDirectivesOf = (header = '') => Object.fromEntries(header.split(', ').map((part) => part.split('=')));

/** An administrator gets more than others: names and reasons of judged people that are not published. */
const routesOfDiscipline: readonly string[] = [
  'GET /tournaments/{id}/bulletins',
  'GET /bulletins/{id}',
  'GET /statistics/suspensions',
];
/** Users without a role read some of the routes only: permissions.test.ts asks whether each is open to any account. */
const signedInReaders = (key: RouteKey) =>
  comparedRoutes.includes(key) || routesOfDiscipline.includes(key)
    ? (['noRole', 'admin'] as const)
    : ['admin' as const];

describe('an anonymous read:', () => {
  test.each(cacheableRoutes)(
    '%s is JSON in UTF-8 that may be cached for five seconds at most, and longer only while the origin fails; who is signed in reads the same, which may not be cached',
    async (key) => {
      const request = { params: sampleRouteParams, query: sampleQuery };
      const { status, headers, body } = await callUntyped(key, request);
      const {
        's-maxage': shared,
        'stale-if-error': spare,
        'max-age': own = '0',
        ...rest
      } = cacheDirectivesOf(headers['cache-control']);
      expect(headers['content-type']).toMatch(/^application\/json; ?charset=utf-8$/i);
      expect({ status, own }).toEqual({ status: 200, own: '0' });
      expect(Number(shared)).toBeOneOf([1, 2, 3, 4, 5]);
      expect(Number(spare)).toBeGreaterThan(5);
      expect(Object.keys(rest)).toEqual(['public']);
      for (const as of signedInReaders(key)) {
        const signedIn = await callUntyped(key, { as, ...request });
        const cacheControl = signedIn.headers['cache-control'];
        expect({ status: signedIn.status, cacheControl }).toEqual({ status: 200, cacheControl: 'private, no-store' });
        if (as !== 'admin' || !routesOfDiscipline.includes(key)) expect(signedIn.body).toMatchObject(body as object);
      }
    },
  );

  test.each(comparedRoutes)('%s is answered 304 while it is unchanged', async (key) => {
    const { headers } = await callUntyped(key, { params: sampleRouteParams, query: sampleQuery });
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"otra", W/${tag}`, '*']) {
      const again = await callUntyped(key, {
        params: sampleRouteParams,
        query: sampleQuery,
        headers: { 'if-none-match': known },
      });
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: undefined });
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': headers['cache-control'] });
    }
    const other = await callUntyped(key, {
      params: sampleRouteParams,
      query: sampleQuery,
      headers: { 'if-none-match': '"otra"' },
    });
    expect(other.status).toBe(200);
  });

  test.each(comparedRoutes)('%s ignores unknown query parameters', async (key) => {
    const plain = await callUntyped(key, { params: sampleRouteParams, query: sampleQuery });
    const asked = await callUntyped(key, {
      params: sampleRouteParams,
      query: { ...sampleQuery, utm_source: 'whatsapp', limite: '3' },
    });
    expect(asked).toEqual(plain);
  });

  test('a team that changed is sent in full again', async () => {
    const { id } = await createTeam('Ombú');
    const before = await call('GET /teams/{id}', { params: { id } });
    const list = await call('GET /teams');
    expectOk(
      await call('PUT /teams/{id}', {
        as: 'admin',
        params: { id },
        body: { ...samples['PUT /teams/{id}'], city: 'Morón' },
      }),
    );
    const headers = { 'if-none-match': `${before.headers.etag}, ${list.headers.etag}` };
    const after = await call('GET /teams/{id}', { params: { id }, headers });
    expect({ status: after.status, city: after.body.city }).toEqual({ status: 200, city: 'Morón' });
    expect((await call('GET /teams', { headers })).status).toBe(200);
  });
});

describe('Cache-Control: no-store', () => {
  test('is sent with the answers to writes', async () => {
    const team = await call('POST /teams', { as: 'admin', body: samples['POST /teams'] });
    const changed = await call('PUT /teams/{id}', { as: 'admin', params: { id: team.body.id }, body: team.body });
    const deleted = await call('DELETE /teams/{id}', { as: 'admin', params: { id: team.body.id } });
    for (const { headers } of [team, changed, deleted]) expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each(
    everyNthUnlessFullRun(
      5,
      cacheableRoutes.filter((key) => key.includes('{id}')),
    ),
  )('is sent with a 404 of %s', async (key) => {
    const { status, headers } = await callUntyped(key, {
      params: { ...sampleRouteParams, id: 987654 },
      query: sampleQuery,
    });
    expect({ status, headers: headers['cache-control'], etag: headers.etag }).toEqual({
      status: 404,
      headers: 'private, no-store',
      etag: undefined,
    });
  });

  test.each(playerAndStaffRoutes)('is sent with players and staff: %s', async (key) => {
    const isOfAdministrators = allRoutes.some(
      (route) => route.key === key && route.route.access === 'competition.manage',
    );
    for (const as of isOfAdministrators ? (['admin'] as const) : (['noRole', 'dt', 'admin'] as const)) {
      const { status, headers } = await callUntyped(key, { as, params: sampleRouteParams, query: sampleQuery });
      expect({ status, headers: headers['cache-control'] }).toEqual({ status: 200, headers: 'private, no-store' });
    }
  });

  test('is sent with the current user and the test users', async () => {
    for (const key of ['GET /auth/users/current', 'GET /auth/test-users'] as const) {
      expect((await call(key, { as: 'dt' })).headers['cache-control']).toBe('private, no-store');
    }
    expect((await call('GET /auth/test-users')).headers['cache-control']).toBe('private, no-store');
  });
});
