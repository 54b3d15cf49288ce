import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { wakeScopes } from '#functions/competition/publication/store/wakes.ts';
import { queryPartition } from '#functions/platform/table/client.ts';
import { keys, partitionKeys } from '#functions/platform/table/keys.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
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

test('every tournament that a batch touches is published, and its table stays the same until then', async () => {
  const [one, two] = [await createCup('Ombú', 'Ceibo'), await createCup('Tala', 'Sauce')];
  const tables = async () => [await readTeamsWithPoints(one.cup), await readTeamsWithPoints(two.cup)];
  await publishChanges();
  const match = await playMatch(one.cup, one.home, '2-0', one.away);
  await playMatch(two.cup, two.away, '1-0', two.home);
  expect(await tables()).toEqual([
    ['Ceibo 0', 'Ombú 0'],
    ['Sauce 0', 'Tala 0'],
  ]);
  expect((await call('GET /matches/{id}', { params: { id: match.id } })).body.homeScore).toBe(2);
  await publishChanges();
  expect(await readPageNames(one.cup)).toEqual(expect.arrayContaining(['STANDINGS', 'SUMMARY']));
  expect(await tables()).toEqual([
    ['Ombú 3', 'Ceibo 0'],
    ['Sauce 3', 'Tala 0'],
  ]);
});

describe('the failures of a batch', () => {
  test('name the last wake of the failed tournament, and the other tournaments are published', async () => {
    const [bad, good] = [await createCup('Ombú', 'Ceibo'), await createCup('Tala', 'Sauce')];
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

describe('what tournaments show of other things is published:', () => {
  let cup: Tournament;
  let other: Tournament;
  let home: Team;
  let away: Team;
  let cancha: Cancha;
  beforeAll(async () => {
    ({ cup, home, away } = await createCup('Ombú', 'Ceibo'));
    await playMatch(cup, home, '1-0', away);
    const [tala] = await createTeams('Tala');
    other = await createTournament({ teamIds: [home.id, tala.id] });
    cancha = await createCancha('Cancha 1');
    await createScheduledMatch(other, home, tala, { canchaId: cancha.id });
    await publishChanges();
  });

  const readRound = async ({ id }: WithId) => {
    const query = { round: 'Fecha 1' };
    return (await call('GET /tournaments/{id}/fixture/matches', { params: { id }, query })).body[0];
  };
  const readTable = async ({ id }: WithId) =>
    expectOk(await call('GET /standings/tournament/{id}', { params: { id } }));
  const editTeam = async (team: Team, changes: Partial<Team>) =>
    expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: team.id }, body: { ...team, ...changes } }));
  const editCancha = async (changes: Partial<Cancha>) => {
    const body = { ...cancha, ...changes, version: undefined };
    expectOk(await call('PUT /canchas/{id}', { as: 'admin', params: { id: cancha.id }, body }));
  };

  test('a new name of a team, in the table and the fixture of each of its tournaments', async () => {
    await editTeam(home, { name: 'Ombú Juniors' });
    const namesIn = async (tournament: Tournament) => (await readTable(tournament)).map(({ team }) => team.name).sort();
    expect(await namesIn(cup)).toEqual(['Ceibo', 'Ombú']);
    await publishChanges();
    expect([await namesIn(cup), await namesIn(other)]).toEqual([
      ['Ceibo', 'Ombú Juniors'],
      ['Ombú Juniors', 'Tala'],
    ]);
    expect((await readRound(cup))?.homeTeam.name).toBe('Ombú Juniors');
    const summary = await call('GET /tournaments/{id}/summary', { params: { id: cup.id } });
    expect(summary.body.topStandings.map(({ teamName }) => teamName)).toContain('Ombú Juniors');
  });

  test('a logo, rules and adjustments in the table, and a name and an address of a cancha in the fixture', async () => {
    // Each of these changes shows in a tournament of its own, so that one publication proves all.
    const logo = 'https://ceibo.ar/nuevo.png';
    await editTeam(away, { logo });
    await editCancha({ nombre: 'La Bombonerita' });
    await publishChanges();
    expect((await readTable(cup)).map(({ team }) => team.logo)).toContain(logo);
    expect((await readRound(other))?.cancha).toEqual({ nombre: 'La Bombonerita', ubicacion: '' });

    const adjustments = [{ teamId: home.id, points: -5, reason: 'Mala inclusión' }];
    expectOk(await editTournament(cup, { rules: { points: { win: 4 } }, adjustments }));
    const moved = { nombre: 'La Bombonerita', ubicacion: 'Av. Roca 1200' };
    await editCancha(moved);
    await publishChanges();
    expect((await readTable(cup)).map(({ teamId, points }) => [teamId, points])).toEqual([
      [away.id, 0],
      [home.id, -1],
    ]);
    expect((await readRound(other))?.cancha).toEqual(moved);
  });
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
