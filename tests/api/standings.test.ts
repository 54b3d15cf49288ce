import { beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createTeam,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  matchFormBodyOf,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

/** Each row as 'Ombú 3', from first to last. */
const describePoints = (table: Standing[]) => table.map(({ team, points }) => `${team.name} ${points}`);
const readTable = async ({ id }: { readonly id: number }): Promise<Standing[]> =>
  expectOk(await call('GET /standings/tournament/{id}', { params: { id } }));

async function publishAndReadTable(tournament: { readonly id: number }): Promise<Standing[]> {
  await publishChanges();
  return readTable(tournament);
}

describe('a table without results', () => {
  test('is answered before anything is published', async () => {
    const { id: teamId } = await createTeam('Ombú');
    const { id } = await createTournament({ teamIds: [teamId] });
    const { status, body } = await call('GET /standings/tournament/{id}', { params: { id } });
    expect({ status, points: describePoints(body) }).toEqual({ status: 200, points: ['Ombú 0'] });
  });

  test.each([
    'GET /standings/tournament/{id}',
    'GET /standings/formatted/tournament/{id}',
    'GET /tournaments/{id}/standings',
  ] as const)('is 404 for an unknown tournament: %s', async (key) => {
    const answer = await call(key, { params: { id: 987654 } });
    expect(statusAndDetail(answer)).toEqual({ status: 404, detail: 'Torneo no encontrado' });
  });
});

test('results that are corrected, removed or cancelled change the published table', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const match = await playMatch(cup, ombu, '1-0', ceibo);
  const second = await playMatch(cup, ombu, '1-0', ceibo);
  expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ombú 6', 'Ceibo 0']);
  expectOk(await saveScore(match, '1-1'));
  expectOk(await editMatch(second, { status: 'cancelled' }));
  expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ceibo 1', 'Ombú 1']);
  expectOk(await editMatch(match, { ...matchFormBodyOf(match), status: 'scheduled' }));
  expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ceibo 0', 'Ombú 0']);
});

test('a table is the same under both its routes, formatted with the same rows as texts, and explains a tie', async () => {
  const ombu = await createTeam('Ombú', { logo: 'https://ombu.ar/escudo.png' });
  const [ceibo, tala] = await createTeams('Ceibo', 'Tala');
  const cup = await createTournament({ rules: { tieBreakers: ['headToHeadPoints', 'goalDifference'] } });
  await playMatch(cup, ombu, '1-0', ceibo);
  await playMatch(cup, ceibo, '1-1', ombu);
  await playMatch(cup, ceibo, '5-0', tala);
  const table = await readTable(cup);
  expect((await call('GET /tournaments/{id}/standings', { params: { id: cup.id } })).body).toEqual(table);
  const { body } = await call('GET /standings/formatted/tournament/{id}', { params: { id: cup.id } });
  expect(body[0]).toMatchObject({
    positionDisplay: '1',
    teamId: ombu.id,
    teamName: 'Ombú',
    teamLogo: 'https://ombu.ar/escudo.png',
    played: 2,
    won: 1,
    drawn: 1,
    lost: 0,
    goalsFor: 2,
    goalsAgainst: 1,
    goalDifferenceFormatted: '+1',
    pointsFormatted: '4',
    last3ResultsFormatted: [
      { result: 'G', badgeClass: expect.stringMatching(/./) },
      { result: 'E', badgeClass: expect.stringMatching(/./) },
    ],
  });
  expect(body.map((row) => [row.goalDifferenceFormatted, row.pointsFormatted])).toEqual([
    ['+1', '4'],
    ['+4', '4'],
    ['-5', '0'],
  ]);
  const explanation = 'Ombú sobre Ceibo: más puntos en los partidos entre ambos, 4 a 1';
  expect(body.map(({ tieExplanation }) => tieExplanation)).toEqual([explanation, null, null]);
  expect(table.map(({ tieExplanation, decidedBy }) => [tieExplanation, decidedBy])).toEqual([
    [explanation, 'headToHeadPoints'],
    [null, 'points'],
    [null, null],
  ]);
});

test('recalculating publishes the table at once and returns it, without a request body', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  await playMatch(cup, ombu, '1-0', ceibo);
  const params = { id: cup.id };
  const answer = await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params });
  expect({ status: answer.status, points: describePoints(answer.body) }).toEqual({
    status: 200,
    points: ['Ombú 3', 'Ceibo 0'],
  });
  expect((await call('GET /standings/tournament/{id}', { params })).body).toEqual(answer.body);
  await playMatch(cup, ceibo, '7-0', ombu);
  await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params });
  const { body } = await call('GET /standings/tournament/{id}', { params });
  expect(describePoints(body)).toEqual(['Ceibo 3', 'Ombú 3']);
});
