import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { keys, partitions } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import {
  createCancha,
  createTeams,
  createTournament,
  deleteMatch,
  edit,
  editTournament,
  expectOk,
  playMatch,
  record,
  scheduleMatch,
} from '#tests/support/given.ts';
import { deliver, isChangeOf, publishChanges, takeChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface Id {
  readonly id: number;
}
interface PageItem {
  readonly sk: string;
  readonly ticket: number;
  readonly asOf: string;
}

/** The stored pages of a tournament, with their bytes, ticket and time of publication. */
const pagesOf = ({ id }: Id) => queryPartition<PageItem>(partitions.pages(id));
const overallPages = () => queryPartition<PageItem>(partitions.pages('ALL'));
const pageNames = async (tournament: Id) => (await pagesOf(tournament)).map(({ sk }) => sk);
const sequenceNumberOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';
const pointsOf = async ({ id }: Id) => {
  const { body } = await call('GET /standings/tournament/{id}', { params: { id } });
  return body.map((row) => `${row.team.name} ${row.points}`);
};

async function createCup(...names: [string, string]) {
  const [home, away] = await createTeams(...names);
  return { cup: await createTournament({ teamIds: [home.id, away.id] }), home, away };
}

test('a batch publishes every tournament it touches, and nothing fails', async () => {
  const [one, two] = [await createCup('Ombú', 'Ceibo'), await createCup('Tala', 'Sauce')];
  await playMatch(one.cup, one.home, '2-0', one.away);
  await playMatch(two.cup, two.away, '1-0', two.home);
  expect(await deliver(await takeChanges())).toEqual([]);
  expect(await pageNames(one.cup)).toEqual(expect.arrayContaining(['STANDINGS', 'SUMMARY']));
  expect({ onePoints: await pointsOf(one.cup), twoPoints: await pointsOf(two.cup) }).toEqual({
    onePoints: ['Ombú 3', 'Ceibo 0'],
    twoPoints: ['Sauce 3', 'Tala 0'],
  });
});

test('the published table stays the same until the next batch', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  await publishChanges();
  const match = await playMatch(cup, home, '1-0', away);
  expect(await pointsOf(cup)).toEqual(['Ceibo 0', 'Ombú 0']);
  expect((await call('GET /matches/{id}', { params: { id: match.id } })).body.homeScore).toBe(1);
  await publishChanges();
  expect(await pointsOf(cup)).toEqual(['Ombú 3', 'Ceibo 0']);
});

describe('partial failures', () => {
  test('name the last record of the failed tournament, and the other tournaments are published', async () => {
    const [bad, good] = [await createCup('Ombú', 'Ceibo'), await createCup('Tala', 'Sauce')];
    await publishChanges();
    await scheduleMatch(bad.cup, bad.home, bad.away);
    const match = await scheduleMatch(bad.cup, bad.home, bad.away);
    await playMatch(good.cup, good.home, '1-0', good.away);
    const repair = await damageTournament(bad.cup.id);
    const changes = (await takeChanges()).filter(
      (change) => isChangeOf(bad.cup)(change) || isChangeOf(good.cup)(change),
    );
    const failures = await deliver(changes);
    const own = changes.filter(isChangeOf(bad.cup)).map(sequenceNumberOf);
    expect(own.length).toBeGreaterThan(1);
    expect(failures).toEqual([own.at(-1)]);
    expect(await pointsOf(good.cup)).toEqual(['Tala 3', 'Sauce 0']);

    await repair();
    expectOk(await record(match, '0-1'));
    expect(await deliver(changes)).toEqual([]);
    expect(await pointsOf(bad.cup)).toEqual(['Ceibo 3', 'Ombú 0']);
  });

  test('do not name stream records of an unknown kind', async () => {
    const strange = (Keys: object | undefined): DynamoDBRecord =>
      ({ dynamodb: { SequenceNumber: '1', Keys } }) as never;
    const records = [
      undefined,
      {},
      { pk: { S: 'SEQ#TEAM' }, sk: { S: 'SEQ' } },
      { pk: { S: 'PAGE#1' }, sk: { S: 'X' } },
    ];
    expect(await deliver(records.map(strange))).toEqual([]);
    expect(await deliver([])).toEqual([]);
  });
});

describe('unchanged pages are not written again', () => {
  test('by the same batch delivered again, or backwards', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    await playMatch(cup, home, '3-1', away);
    const changes = await takeChanges();
    await deliver(changes);
    const published = { ofCup: await pagesOf(cup), overAll: await overallPages() };
    for (const pages of Object.values(published)) expect(pages.length).toBeGreaterThanOrEqual(4);
    await deliver(changes);
    await deliver([...changes].reverse());
    for (const change of changes) await deliver([change]);
    expect({ ofCup: await pagesOf(cup), overAll: await overallPages() }).toEqual(published);
  });

  test('when only another round changed', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    await scheduleMatch(cup, home, away, { round: 'Fecha 1' });
    const match = await scheduleMatch(cup, home, away, { round: 'Fecha 2' });
    await publishChanges();
    const before = new Map((await pagesOf(cup)).map((page) => [page.sk, page]));
    expectOk(await edit(match, { location: 'Polideportivo' }));
    await publishChanges();
    const rewritten = (await pagesOf(cup)).filter(({ sk, ticket }) => before.get(sk)?.ticket !== ticket);
    expect(rewritten.map(({ sk }) => sk).filter((sk) => sk.startsWith('ROUND#'))).toEqual(['ROUND#Fecha 2']);
    expect(rewritten.map(({ sk }) => sk)).not.toContain('STANDINGS');
    expect(await pagesOf(cup)).toContainEqual(before.get('ROUND#Fecha 1'));
  });

  test('by a recalculation', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    await playMatch(cup, home, '3-1', away);
    await publishChanges();
    const published = { ofCup: await pagesOf(cup), overAll: await overallPages() };
    await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: cup.id } });
    expect({ ofCup: await pagesOf(cup), overAll: await overallPages() }).toEqual(published);
  });

  test('for each of a thousand changes of one tournament in a batch', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    await scheduleMatch(cup, home, away);
    await publishChanges();
    const match = await playMatch(cup, home, '1-0', away);
    const change = (await takeChanges()).find(isChangeOf(cup)) as DynamoDBRecord;
    await deliver(Array.from({ length: 1000 }, () => change));
    expectOk(await record(match, '1-0'));
    const written = await takeChanges();
    for (const scope of [cup.id, 'ALL'] as const) {
      const pages = written.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === partitions.pages(scope));
      const names = pages.map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
      expect(names.length).toBeGreaterThan(0);
      expect(names.length).toBeLessThanOrEqual(10);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the documents over all tournaments', () => {
  const homePage = async (cup: Id) => expectOk(await call('GET /home')).tournaments.find(({ id }) => id === cup.id);
  const forget = (name: string) =>
    documentClient().send(new DeleteCommand({ TableName: tableName(), Key: { ...keys.page('ALL', name) } }));

  test('are published with the tournaments of a batch, and again when the batch is repeated after a crash', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    await playMatch(cup, home, '2-1', away);
    const changes = await takeChanges();
    await deliver(changes);
    const published = await overallPages();
    await forget('HOME');
    await forget('SUMMARIES');
    await deliver(changes);
    const contents = (pages: PageItem[]) => pages.map(({ ticket: _ticket, asOf: _asOf, ...page }) => page);
    expect(contents(await overallPages())).toEqual(contents(published));
  });

  test('are published with a recalculation', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    expectOk(await editTournament(cup, { status: 'in_progress' }));
    await publishChanges();
    await playMatch(cup, home, '2-1', away);
    expect((await homePage(cup))?.completedMatches).toBe(0);
    await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: cup.id } });
    expect((await homePage(cup))?.completedMatches).toBe(1);
    await takeChanges();
  });

  test('are not published after a change that none of them shows', async () => {
    const { home } = await createCup('Ombú', 'Ceibo');
    await publishChanges();
    await takeChanges();
    expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: home.id }, body: { ...home, coach: 'Otro' } }));
    await publishChanges();
    expect((await takeChanges()).map(({ dynamodb }) => dynamodb?.Keys?.pk?.S)).not.toContain('TICKET#ALL');
  });
});

describe('the new', () => {
  test('name of a team is published in the table and the fixture of each of its tournaments', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    const other = await createTournament({ teamIds: [home.id] });
    await playMatch(cup, home, '1-0', away);
    await publishChanges();
    expectOk(
      await call('PUT /teams/{id}', { as: 'admin', params: { id: home.id }, body: { ...home, name: 'Ombú Juniors' } }),
    );
    expect(await pointsOf(cup)).toEqual(['Ombú 3', 'Ceibo 0']);
    await publishChanges();
    expect({ cupPoints: await pointsOf(cup), otherPoints: await pointsOf(other) }).toEqual({
      cupPoints: ['Ombú Juniors 3', 'Ceibo 0'],
      otherPoints: ['Ombú Juniors 0'],
    });
    const round = await call('GET /tournaments/{id}/fixture/{round}', { params: { id: cup.id, round: 'Fecha 1' } });
    expect(round.body[0]?.homeTeam.name).toBe('Ombú Juniors');
    const summary = await call('GET /tournaments/{id}/summary', { params: { id: cup.id } });
    expect(summary.body.topStandings[0]?.teamName).toBe('Ombú Juniors');
  });

  test('logo of a team is published in the table', async () => {
    const { cup, home } = await createCup('Ombú', 'Ceibo');
    await publishChanges();
    const logo = 'https://ombu.ar/nuevo.png';
    expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: home.id }, body: { ...home, logo } }));
    await publishChanges();
    const { body } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
    expect(body.map(({ team }) => team.logo)).toContain(logo);
  });

  test('name of a cancha is published in the fixture', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    const cancha = await createCancha('Cancha 1');
    await scheduleMatch(cup, home, away, { canchaId: cancha.id });
    await publishChanges();
    const body = { ...cancha, nombre: 'La Bombonerita' };
    expectOk(await call('PUT /canchas/{id}', { as: 'admin', params: { id: cancha.id }, body }));
    await publishChanges();
    const round = await call('GET /tournaments/{id}/fixture/{round}', { params: { id: cup.id, round: 'Fecha 1' } });
    expect(round.body[0]?.cancha).toEqual({ nombre: 'La Bombonerita' });
  });
});

test('changed rules and adjustments are published like results', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  await playMatch(cup, home, '1-0', away);
  await publishChanges();
  const adjustments = [{ teamId: home.id, points: -5, reason: 'Mala inclusión' }];
  expectOk(await editTournament(cup, { rules: { points: { win: 4 } }, adjustments }));
  await publishChanges();
  expect(await pointsOf(cup)).toEqual(['Ceibo 0', 'Ombú -1']);
});

test('a deleted tournament has no published pages, even when old changes arrive late', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  const match = await scheduleMatch(cup, home, away);
  const late = await takeChanges();
  await deliver(late);
  await deleteMatch(match);
  expect((await call('DELETE /tournaments/{id}', { as: 'admin', params: { id: cup.id } })).status).toBe(204);
  await publishChanges();
  expect(await deliver(late)).toEqual([]);
  for (const key of [
    'GET /standings/tournament/{id}',
    'GET /standings/formatted/tournament/{id}',
    'GET /tournaments/{id}/summary',
    'GET /tournaments/{id}/fixture',
  ] as const) {
    expect((await call(key, { params: { id: cup.id } })).status).toBe(404);
  }
  const round = await call('GET /tournaments/{id}/fixture/{round}', { params: { id: cup.id, round: 'Fecha 1' } });
  expect(round.status).toBe(404);
  expect((await call('GET /tournaments/summaries')).body.map(({ id }) => id)).not.toContain(cup.id);
});

test('publications that run at the same time leave the newest state', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  const match = await playMatch(cup, home, '0-0', away);
  const changes = await takeChanges();
  for (let goals = 1; goals <= 5; goals += 1) {
    const running = [deliver(changes), deliver(changes), record(match, `${goals}-0`), deliver(changes)];
    await Promise.all(running);
    await publishChanges();
    const { body } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
    expect(body[0]).toMatchObject({ goalsFor: goals, team: { name: 'Ombú' } });
  }
});
