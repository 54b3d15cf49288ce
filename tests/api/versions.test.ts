import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createMatch, createTeam, createTournament, expectOk } from '#tests/support/api-fixtures.ts';
import { everyNthUnlessFullRun, isFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
  const as = 'admin' as const;
  expectOk(await call('PUT /settings', { as, body: samples['PUT /settings'] }));
  const { body: cup } = await call('GET /tournaments/{id}', { params: { id: 1 } });
  const adjustments = [{ teamId: 1, points: -1, reason: 'Planilla incompleta' }];
  const rules = { matchMinutes: 40, points: { win: 2 } };
  expectOk(await call('PUT /tournaments/{id}', { as, params: { id: 1 }, body: { ...cup, rules, adjustments } }));
  const draft = samples['POST /tournaments/{id}/bulletins'];
  expectOk(await call('POST /tournaments/{id}/bulletins', { as, params: { id: 1 }, body: draft }));
  const { body: match } = await call('GET /matches/{id}', { params: { id: 1 } });
  const result = { status: 'completed' as const, homeScore: 1, awayScore: 1, homePenalties: 2, awayPenalties: 3 };
  expectOk(await call('PUT /matches/{id}', { as, params: { id: 1 }, body: { ...match, ...result, canchaId: 1 } }));
});

const routeKeys = allRoutes.map(({ key }) => key);
/** The GET routes of entities that a PUT on the same path replaces. */
const entityRoutes = routeKeys.filter((key) => {
  const put = allRoutes.find((each) => each.key === key.replace('GET ', 'PUT '));
  return key.startsWith('GET ') && put !== undefined && !put.route.versions;
});
/** The first bulletin is published, which nobody changes. */
const paramsOf = (key: RouteKey) => ({ id: key.includes('/bulletins/') ? 2 : 1, teamId: 1 });
const putEntity = (key: RouteKey, body: unknown, headers = {}) =>
  callUntyped(key.replace('GET', 'PUT') as RouteKey, { as: 'admin', params: paramsOf(key), body, headers });
const getEntity = async (key: RouteKey) => {
  const answer = await callUntyped(key, { as: 'admin', params: paramsOf(key) });
  return { entity: answer.body as Record<string, unknown> & { version: number }, tag: answer.headers.etag ?? '' };
};

test('the contract has at least five entities with versions', () => {
  expect(entityRoutes.length).toBeGreaterThanOrEqual(5);
});

describe.each(everyNthUnlessFullRun(2, entityRoutes))('what %s answers', (key) => {
  test('is accepted by PUT as it was returned, and only its version changes', async () => {
    const { entity } = await getEntity(key);
    const answer = await putEntity(key, entity);
    expect(answer).toMatchObject({ status: 200, body: { ...entity, version: entity.version + 1 } });
    expect((await getEntity(key)).entity).toEqual(answer.body);
  });

  test('is changed with its ETag, and not with a stale version: the refusal has the current copy', async () => {
    const { entity, tag } = await getEntity(key);
    const { version: _any, ...blind } = entity;
    expectOk(await putEntity(key, blind, { 'if-match': tag }));
    const { entity: current } = await getEntity(key);
    for (const stale of [await putEntity(key, entity), await putEntity(key, blind, { 'if-match': tag })]) {
      expect(stale.status).toBe(412);
      expect(problemOf(stale).current).toEqual(current);
    }
    expect((await getEntity(key)).entity).toEqual(current);
  });
});

/** What a request says of the version it saw is read in one place for all routes. */
const routesWithOddVersions: readonly RouteKey[] = isFullRun ? entityRoutes : ['GET /teams/{id}'];

describe.each(routesWithOddVersions)('what %s answers', (key) => {
  test('is changed without a version, with any one and with a weak ETag, and not with what is none', async () => {
    const { entity } = await getEntity(key);
    const { version: _any, ...blind } = entity;
    expect((await putEntity(key, blind)).status).toBe(200);
    expect((await putEntity(key, blind, { 'if-match': '*' })).status).toBe(200);
    expect((await putEntity(key, blind, { 'if-match': `W/${(await getEntity(key)).tag}` })).status).toBe(200);
    expect((await putEntity(key, blind, { 'if-match': '"algo que no es nuestro"' })).status).toBe(412);
    for (const version of ['1', 1.5, null, {}]) expect((await putEntity(key, { ...entity, version })).status).toBe(400);
    expect((await getEntity(key)).entity).toEqual({ ...entity, version: entity.version + 3 });
  });
});

test('the ETag of a created entity can be used to change it', async () => {
  const created = await call('POST /canchas', { as: 'admin', body: { nombre: 'Cancha 9' } });
  const change = (tag = '') =>
    call('PUT /canchas/{id}', {
      as: 'admin',
      params: { id: created.body.id },
      body: { nombre: 'Cancha 10' },
      headers: { 'if-match': tag },
    });
  const changed = await change(created.headers.etag);
  expect(changed.status).toBe(200);
  expect((await change(changed.headers.etag)).status).toBe(200);
  expect((await change(created.headers.etag)).status).toBe(412);
});

test('participants are not replaced with a stale version', async () => {
  const { id, version } = await createTournament();
  const set = (body: object) => callUntyped('PUT /tournaments/{id}/teams', { as: 'admin', params: { id }, body });
  expect((await set({ teamIds: [], version })).status).toBe(200);
  const stale = await set({ teamIds: [], version });
  expect({ status: stale.status, version: (problemOf(stale).current as { version: number }).version }).toEqual({
    status: 412,
    version: version + 1,
  });
});

test('a score with a stale If-Match is refused', async () => {
  const match = await createMatch();
  const { headers } = await call('GET /matches/{id}', { params: { id: match.id } });
  const patch = () =>
    call('PATCH /matches/{id}/score', {
      as: 'admin',
      params: { id: match.id },
      body: { homeScore: 1, awayScore: 0 },
      headers: { 'if-match': headers.etag ?? '' },
    });
  expect((await patch()).status).toBe(200);
  expect((await patch()).status).toBe(412);
});

test('a team is not deleted with a stale version', async () => {
  const team = await createTeam('Ombú');
  const remove = (tag: string) =>
    call('DELETE /teams/{id}', { as: 'admin', params: { id: team.id }, headers: { 'if-match': tag } });
  expect((await remove('"7"')).status).toBe(412);
  expect((await remove('"1"')).status).toBe(204);
});

test('a stale version is refused before a conflict with other data', async () => {
  const match = await createMatch();
  const { id: other } = await createTournament();
  const body = { ...match, tournamentId: other, version: match.version + 5 };
  expect((await callUntyped('PUT /matches/{id}', { as: 'admin', params: { id: match.id }, body })).status).toBe(412);
});
