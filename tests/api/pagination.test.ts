import { beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { call, callUntyped, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
} from '#tests/support/api-fixtures.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
  await createTeams('Equipo 1', 'Equipo 2', 'Equipo 1');
  for (const each of [1, 2, 1]) {
    await createScheduledMatch({ id: 1 }, { id: 1 }, { id: 2 }, { status: 'cancelled' });
    await createTournament();
    await createCancha(`Cancha ${each}`);
    await createGroup(`Zona ${each}`);
  }
  await publishChanges();
});

const createGroup = async (name: string) =>
  expectOk(await call('POST /groups', { as: 'admin', body: { tournamentId: 1, name } }));

const pagedRoutes = allRoutes.filter(({ route }) => 'limit' in (route.query?.shape ?? {})).map(({ key }) => key);

interface ListedEntity {
  readonly id: number;
}
const readListPage = (key: RouteKey, query?: Record<string, string>) =>
  callUntyped(key, { as: 'admin', params: { id: 1, teamId: 1 }, ...(query ? { query } : {}) }) as Promise<
    Awaited<ReturnType<typeof callUntyped>> & { body: ListedEntity[] }
  >;

const cursorOf = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** The query of the next page, from a header `Link: </api/teams?limit=2&cursor=…>; rel="next"`. */
function nextPageQuery(headers: Record<string, string>): Record<string, string> | undefined {
  const address = /^<([^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
  return address ? Object.fromEntries(new URL(address, 'https://torneo.ar').searchParams) : undefined;
}

test('the lists of entities can be read page by page', () => {
  const lists = [
    'GET /teams',
    'GET /tournaments',
    'GET /matches',
    'GET /canchas',
    'GET /groups',
    'GET /tournaments/summaries',
  ];
  expect(pagedRoutes).toEqual(expect.arrayContaining(lists));
});

test.each(pagedRoutes)(
  'the list of %s read page by page is the whole list, each entity once and in order, and nothing follows its end',
  async (key) => {
    const { body: whole, headers } = await readListPage(key);
    expect(headers.link).toBeUndefined();
    const collected: ListedEntity[] = [];
    let query: Record<string, string> | undefined = { limit: '2' };
    for (let pages = 0; query && pages < 20; pages += 1) {
      const page = await readListPage(key, query);
      expect(page.body.length).toBeLessThanOrEqual(2);
      collected.push(...page.body);
      query = nextPageQuery(page.headers);
    }
    expect(collected).toEqual(whole);
    if (whole.length < 2) return;
    const [all, allButOne] = [String(whole.length), String(whole.length - 1)];
    expect((await readListPage(key, { limit: all })).headers.link).toBeUndefined();
    expect(nextPageQuery((await readListPage(key, { limit: allButOne })).headers)?.limit).toBe(allButOne);
  },
);

describe.each(everyNthUnlessFullRun(5, pagedRoutes))('of the list of %s', (key) => {
  test('a page with a limit or a cursor that is none is refused', async () => {
    for (const [name, value] of [
      ['limit', '0'],
      ['limit', '-1'],
      ['limit', 'muchos'],
      ['limit', '1.5'],
      ['cursor', 'inventado'],
      ['cursor', ''],
    ] as const)
      expect((await readListPage(key, { [name]: value })).status, `${name}=${value}`).toBe(400);
  });

  test('a page with an arbitrary cursor is not answered 5xx', async () => {
    const positions = [[], [1], ['x'], ['x', 1, 2], ['x'.repeat(2000)], [1e300], [null], {}, 'x', [-1], [0.5]];
    for (const position of positions) {
      expect((await readListPage(key, { cursor: cursorOf(position) })).status).toBeLessThan(500);
    }
  });
});

test.each(everyNthUnlessFullRun(3, pagedRoutes))(
  'a page of the list of %s after half a character is refused',
  async (key) => {
    expect((await readListPage(key, { cursor: cursorOf(['\ud800']) })).status).toBe(400);
  },
);

test('a page after a position of another list is refused', async () => {
  for (const position of [[1], [1, 1], ['x', 'y'], ['x', 1, 1]])
    expect((await readListPage('GET /notices', { cursor: cursorOf(position) })).status).toBe(400);
});

test('an entity deleted between two pages hides no other entity', async () => {
  const { body: whole } = await call('GET /canchas', { as: 'admin' });
  const first = await readListPage('GET /canchas', { limit: '2' });
  await call('DELETE /canchas/{id}', { as: 'admin', params: { id: first.body[1]?.id ?? 0 } });
  const second = await readListPage('GET /canchas', { ...nextPageQuery(first.headers), limit: '1000' });
  expect(second.body).toEqual(whole.slice(2));
});

test('a tournament deleted between two pages of summaries hides no other summary', async () => {
  const { body: whole } = await call('GET /tournaments/summaries');
  const first = await readListPage('GET /tournaments/summaries', { limit: '2' });
  await call('DELETE /tournaments/{id}', { as: 'admin', params: { id: first.body[1]?.id ?? 0 } });
  const second = await readListPage('GET /tournaments/summaries', { ...nextPageQuery(first.headers), limit: '1000' });
  expect(second.body).toEqual(whole.slice(2));
});
