import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { call, callUntyped, startApi } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/given.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
});

const params = { id: 1, teamId: 1, round: 'Fecha 1' };
const gets = allRoutes.map(({ key }) => key).filter((key) => key.startsWith('GET '));
const reads = allRoutes
  .filter(({ key, route }) => key.startsWith('GET ') && route.cache === 'shared')
  .map(({ key }) => key);
const people = gets.filter((key) => / \/(players|teamstaff)\b/.test(key));
const directives = (header = '') => Object.fromEntries(header.split(', ').map((part) => part.split('=')));

describe('what a fan reads', () => {
  test.each(reads)('%s is shared for five seconds at most, longer only while the origin fails', async (key) => {
    const { status, headers } = await callUntyped(key, { params });
    const {
      's-maxage': shared,
      'stale-if-error': spare,
      'max-age': own = '0',
      ...rest
    } = directives(headers['cache-control']);
    expect({ status, own }).toEqual({ status: 200, own: '0' });
    expect(Number(shared)).toBeOneOf([1, 2, 3, 4, 5]);
    expect(Number(spare)).toBeGreaterThan(5);
    expect(Object.keys(rest)).toEqual(['public']);
  });

  test.each(reads)('%s is not sent again while it is the same', async (key) => {
    const { headers } = await callUntyped(key, { params });
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"otra", W/${tag}`, '*']) {
      const again = await callUntyped(key, { params, headers: { 'if-none-match': known } });
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: undefined });
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': headers['cache-control'] });
    }
    const other = await callUntyped(key, { params, headers: { 'if-none-match': '"otra"' } });
    expect(other.status).toBe(200);
  });

  test.each(reads)('%s does not mind unknown query parameters', async (key) => {
    const plain = await callUntyped(key, { params });
    const asked = await callUntyped(key, { params, query: { utm_source: 'whatsapp', limite: '3' } });
    expect(asked).toEqual(plain);
  });

  test('is sent again when it changed', async () => {
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

describe('what a signed-in person reads', () => {
  test.each(reads)('%s is kept by nobody', async (key) => {
    for (const as of ['noRole', 'admin'] as const) {
      const { status, headers } = await callUntyped(key, { as, params });
      expect({ status, headers: headers['cache-control'] }).toEqual({ status: 200, headers: 'private, no-store' });
    }
  });

  test('is at least what a fan reads', async () => {
    for (const key of reads) {
      expect((await callUntyped(key, { as: 'admin', params })).body).toMatchObject(
        (await callUntyped(key, { params })).body as object,
      );
    }
  });
});

describe('kept by nobody', () => {
  test('are answers to writes', async () => {
    const team = await call('POST /teams', { as: 'admin', body: samples['POST /teams'] });
    const changed = await call('PUT /teams/{id}', { as: 'admin', params: { id: team.body.id }, body: team.body });
    const deleted = await call('DELETE /teams/{id}', { as: 'admin', params: { id: team.body.id } });
    for (const { headers } of [team, changed, deleted]) expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each(reads.filter((key) => key.includes('{id}')))('a 404 of %s is no-store', async (key) => {
    const { status, headers } = await callUntyped(key, { params: { ...params, id: 987654 } });
    expect({ status, headers: headers['cache-control'], etag: headers.etag }).toEqual({
      status: 404,
      headers: 'private, no-store',
      etag: undefined,
    });
  });

  test.each(people)('is who plays and works in a team: %s', async (key) => {
    for (const as of ['noRole', 'dt', 'admin'] as const) {
      const { status, headers } = await callUntyped(key, { as, params });
      expect({ status, headers: headers['cache-control'] }).toEqual({ status: 200, headers: 'private, no-store' });
    }
  });

  test('is who signed in', async () => {
    for (const key of ['GET /auth/users/current', 'GET /auth/test-users'] as const) {
      expect((await call(key, { as: 'dt' })).headers['cache-control']).toBe('private, no-store');
    }
    expect((await call('GET /auth/test-users')).headers['cache-control']).toBe('private, no-store');
  });
});

test('answers are JSON in UTF-8', async () => {
  for (const key of reads) {
    expect((await callUntyped(key, { params })).headers['content-type']).toMatch(
      /^application\/json; ?charset=utf-8$/i,
    );
  }
});
