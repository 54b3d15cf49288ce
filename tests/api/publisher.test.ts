import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { wakeScopes } from '#functions/competition/publication/store/wakes.ts';
import { queryPartition } from '#functions/platform/table/client.ts';
import { keys, partitionKeys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editTournament,
  expectOk,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import {
  deliverRecordsToPublisher,
  publishChanges,
  publishRecords,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

const readPageNames = async ({ id }: WithId) =>
  (await queryPartition<{ sk: string }>(partitionKeys.documents(id))).map(({ sk }) => sk);
const isWake = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.Keys?.pk?.S?.startsWith(partitionKeys.wakes) ?? false;
const isWakeOf =
  ({ id }: WithId) =>
  ({ dynamodb }: DynamoDBRecord): boolean =>
    dynamodb?.Keys?.pk?.S === keys.wake(id).pk;
const sequenceNumberOfRecord = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';
const readTeamsWithPoints = async ({ id }: WithId) => {
  const { body } = await call('GET /standings/tournament/{id}', { params: { id } });
  return body.map((row) => `${row.team.name} ${row.points}`);
};

async function createCup(...names: [string, string]) {
  const [home, away] = await createTeams(...names);
  return { cup: await createTournament({ teamIds: [home.id, away.id] }), home, away };
}

test('every tournament that a batch touches is published, and nothing fails', async () => {
  const [one, two] = [await createCup('Ombú', 'Ceibo'), await createCup('Tala', 'Sauce')];
  await playMatch(one.cup, one.home, '2-0', one.away);
  await playMatch(two.cup, two.away, '1-0', two.home);
  await publishChanges();
  expect(await readPageNames(one.cup)).toEqual(expect.arrayContaining(['STANDINGS', 'SUMMARY']));
  expect({ onePoints: await readTeamsWithPoints(one.cup), twoPoints: await readTeamsWithPoints(two.cup) }).toEqual({
    onePoints: ['Ombú 3', 'Ceibo 0'],
    twoPoints: ['Sauce 3', 'Tala 0'],
  });
});

test('the published table stays the same until the next batch', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  await publishChanges();
  const match = await playMatch(cup, home, '1-0', away);
  expect(await readTeamsWithPoints(cup)).toEqual(['Ceibo 0', 'Ombú 0']);
  expect((await call('GET /matches/{id}', { params: { id: match.id } })).body.homeScore).toBe(1);
  await publishChanges();
  expect(await readTeamsWithPoints(cup)).toEqual(['Ombú 3', 'Ceibo 0']);
});

describe('the failures of a batch', () => {
  test('name the last wake of the failed tournament, and the other tournaments are published', async () => {
    const [bad, good] = [await createCup('Ombú', 'Ceibo'), await createCup('Tala', 'Sauce')];
    await publishChanges();
    await createScheduledMatch(bad.cup, bad.home, bad.away);
    const match = await createScheduledMatch(bad.cup, bad.home, bad.away);
    await playMatch(good.cup, good.home, '1-0', good.away);
    const repair = await damageTournament(bad.cup.id);
    // Each batch wakes a tournament once.
    for (const { id } of [bad.cup, bad.cup, good.cup]) await wakeScopes([id]);
    const wakes = (await readNewStreamRecords()).filter(isWake);
    const failures = await deliverRecordsToPublisher(wakes);
    const own = wakes.filter(isWakeOf(bad.cup)).map(sequenceNumberOfRecord);
    expect(own.length).toBe(2);
    expect(failures).toEqual([own.at(-1)]);
    expect(await readTeamsWithPoints(good.cup)).toEqual(['Tala 3', 'Sauce 0']);

    await repair();
    expectOk(await saveScore(match, '0-1'));
    expect(await deliverRecordsToPublisher(wakes)).toEqual([]);
    expect(await readTeamsWithPoints(bad.cup)).toEqual(['Ceibo 3', 'Ombú 0']);
  });

  test('do not name stream records of an unknown kind', async () => {
    const strange = (Keys: object | undefined): DynamoDBRecord =>
      ({ dynamodb: { SequenceNumber: '1', Keys } }) as never;
    const records = [
      undefined,
      {},
      { pk: { S: 'SEQ#TEAM' }, sk: { S: 'SEQ' } },
      { pk: { S: 'DOC#1' }, sk: { S: 'X' } },
    ];
    expect(await deliverRecordsToPublisher(records.map(strange))).toEqual([]);
    expect(await deliverRecordsToPublisher([])).toEqual([]);
  });
});

describe('changes of names and logos:', () => {
  test('a new name of a team is published in the table and the fixture of each of its tournaments', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    const other = await createTournament({ teamIds: [home.id] });
    await playMatch(cup, home, '1-0', away);
    await publishChanges();
    expectOk(
      await call('PUT /teams/{id}', { as: 'admin', params: { id: home.id }, body: { ...home, name: 'Ombú Juniors' } }),
    );
    expect(await readTeamsWithPoints(cup)).toEqual(['Ombú 3', 'Ceibo 0']);
    await publishChanges();
    expect({ cupPoints: await readTeamsWithPoints(cup), otherPoints: await readTeamsWithPoints(other) }).toEqual({
      cupPoints: ['Ombú Juniors 3', 'Ceibo 0'],
      otherPoints: ['Ombú Juniors 0'],
    });
    const round = await call('GET /tournaments/{id}/fixture/matches', {
      params: { id: cup.id },
      query: { round: 'Fecha 1' },
    });
    expect(round.body[0]?.homeTeam.name).toBe('Ombú Juniors');
    const summary = await call('GET /tournaments/{id}/summary', { params: { id: cup.id } });
    expect(summary.body.topStandings[0]?.teamName).toBe('Ombú Juniors');
  });

  test('a new logo of a team is published in the table', async () => {
    const { cup, home } = await createCup('Ombú', 'Ceibo');
    await publishChanges();
    const logo = 'https://ombu.ar/nuevo.png';
    expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: home.id }, body: { ...home, logo } }));
    await publishChanges();
    const { body } = await call('GET /standings/tournament/{id}', { params: { id: cup.id } });
    expect(body.map(({ team }) => team.logo)).toContain(logo);
  });

  test('a new name or address of a cancha is published in the fixture', async () => {
    const { cup, home, away } = await createCup('Ombú', 'Ceibo');
    const cancha = await createCancha('Cancha 1');
    await createScheduledMatch(cup, home, away, { canchaId: cancha.id });
    await publishChanges();
    const publishedAfter = async (change: Partial<typeof cancha>) => {
      const body = { ...cancha, ...change, version: undefined };
      expectOk(await call('PUT /canchas/{id}', { as: 'admin', params: { id: cancha.id }, body }));
      await publishChanges();
      const query = { round: 'Fecha 1' };
      const round = await call('GET /tournaments/{id}/fixture/matches', { params: { id: cup.id }, query });
      return round.body[0]?.cancha;
    };
    const renamed = { nombre: 'La Bombonerita', ubicacion: '' };
    expect(await publishedAfter(renamed)).toEqual(renamed);
    const moved = { nombre: 'La Bombonerita', ubicacion: 'Av. Roca 1200' };
    expect(await publishedAfter(moved)).toEqual(moved);
  });
});

test('changed rules and adjustments are published like results', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  await playMatch(cup, home, '1-0', away);
  await publishChanges();
  const adjustments = [{ teamId: home.id, points: -5, reason: 'Mala inclusión' }];
  expectOk(await editTournament(cup, { rules: { points: { win: 4 } }, adjustments }));
  await publishChanges();
  expect(await readTeamsWithPoints(cup)).toEqual(['Ceibo 0', 'Ombú -1']);
});

test('a deleted tournament has no published pages, even when old changes arrive late', async () => {
  const { cup, home, away } = await createCup('Ombú', 'Ceibo');
  const match = await createScheduledMatch(cup, home, away);
  const late = await readNewStreamRecords();
  await deliverRecordsToPublisher(late);
  await deleteMatch(match);
  expect((await call('DELETE /tournaments/{id}', { as: 'admin', params: { id: cup.id } })).status).toBe(204);
  await publishChanges();
  await publishRecords(late);
  for (const key of [
    'GET /standings/tournament/{id}',
    'GET /standings/formatted/tournament/{id}',
    'GET /tournaments/{id}/summary',
    'GET /tournaments/{id}/fixture',
  ] as const) {
    expect((await call(key, { params: { id: cup.id } })).status).toBe(404);
  }
  const round = await call('GET /tournaments/{id}/fixture/matches', {
    params: { id: cup.id },
    query: { round: 'Fecha 1' },
  });
  expect(round.status).toBe(404);
  expect((await call('GET /tournaments/summaries')).body.map(({ id }) => id)).not.toContain(cup.id);
});
