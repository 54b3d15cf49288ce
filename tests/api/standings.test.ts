import { beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  matchFormBodyOf,
  playMatch,
  saveScore,
} from '#tests/support/given.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { describeTieBreaks, publishAndReadTable } from '#tests/support/tie-breaks.ts';

beforeAll(startApi);

/** Each row as 'Ombú 3', from first to last. */
const describePoints = (table: Standing[]) => table.map(({ team, points }) => `${team.name} ${points}`);
/** Played, won, drawn, lost, goals for, goals against, goal difference and points of a team. */
function figuresOfTeam(table: Standing[], name: string): number[] {
  const row = table.find(({ team }) => team.name === name) as Standing;
  const { played: games, won, drawn, lost, goalsFor, goalsAgainst, goalDifference, points } = row;
  return [games, won, drawn, lost, goalsFor, goalsAgainst, goalDifference, points];
}

describe('a table without results', () => {
  test('has a row of zeros for every participant, in Spanish alphabetical order', async () => {
    const teams = await createTeams('Zorzal', 'Ñandú', 'Nahuel', 'Águila', 'oeste');
    const tournament = await createTournament({ teamIds: teams.map(({ id }) => id) });
    const table = await publishAndReadTable(tournament);
    expect(table.map(({ position, team }) => `${position} ${team.name}`)).toEqual([
      '1 Águila',
      '2 Nahuel',
      '3 Ñandú',
      '4 oeste',
      '5 Zorzal',
    ]);
    expect(table.map(({ decidedBy }) => decidedBy)).toEqual(['name', 'name', 'name', 'name', null]);
    for (const row of table) {
      expect(figuresOfTeam([row], row.team.name)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect(row).toMatchObject({ tournamentId: tournament.id, last3Results: [], adjustment: 0 });
    }
  });

  test('is answered before anything is published', async () => {
    const { id: teamId } = await createTeam('Ombú');
    const { id } = await createTournament({ teamIds: [teamId] });
    const { status, body } = await call('GET /standings/tournament/{id}', { params: { id } });
    expect({ status, points: describePoints(body) }).toEqual({ status: 200, points: ['Ombú 0'] });
  });

  test('is empty without participants', async () => {
    expect(await publishAndReadTable(await createTournament())).toEqual([]);
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

describe('results', () => {
  test('of several matches add up', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const cup = await createTournament();
    await playMatch(cup, ombu, '3-1', ceibo);
    await playMatch(cup, ceibo, '2-2', tala);
    await playMatch(cup, tala, '0-1', ombu);
    const table = await publishAndReadTable(cup);
    expect(describePoints(table)).toEqual(['Ombú 6', 'Tala 1', 'Ceibo 1']);
    expect(figuresOfTeam(table, 'Ombú')).toEqual([2, 2, 0, 0, 4, 1, 3, 6]);
    expect(figuresOfTeam(table, 'Ceibo')).toEqual([2, 0, 1, 1, 3, 5, -2, 1]);
    expect(figuresOfTeam(table, 'Tala')).toEqual([2, 0, 1, 1, 2, 3, -1, 1]);
    expect(describeTieBreaks(table)).toEqual(['Ombú: points', 'Tala: goalDifference', 'Ceibo: null']);
  });

  test('give the points that the rules of the tournament say', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament({ rules: { points: { win: 2, loss: 1 } } });
    await playMatch(cup, ombu, '1-0', ceibo);
    await playMatch(cup, ombu, '1-1', ceibo);
    expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ombú 3', 'Ceibo 2']);
    expectOk(await editTournament(cup, { rules: { points: { win: 5, draw: 0, loss: 0 } } }));
    expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ombú 5', 'Ceibo 0']);
  });

  test('count only in completed league matches', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    await createScheduledMatch(cup, ombu, ceibo);
    expectOk(
      await editMatch(await createScheduledMatch(cup, ombu, ceibo, { status: 'in_progress' }), { homeScore: 5 }),
    );
    expectOk(await editMatch(await playMatch(cup, ombu, '4-0', ceibo), { status: 'cancelled' }));
    await playMatch(cup, ombu, '3-0', ceibo, { round: 'Final' });
    await playMatch(cup, ombu, '2-0', ceibo, { round: 'Fecha 2', isPlayoff: true });
    await playMatch(cup, ceibo, '1-0', ombu, { round: 'Semifinal 1', isPlayoff: false });
    const table = await publishAndReadTable(cup);
    expect(describePoints(table)).toEqual(['Ceibo 3', 'Ombú 0']);
    expect(figuresOfTeam(table, 'Ceibo')).toEqual([1, 1, 0, 0, 1, 0, 1, 3]);
  });

  test('that are corrected, removed or deleted change the table', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const match = await playMatch(cup, ombu, '1-0', ceibo);
    const second = await playMatch(cup, ombu, '1-0', ceibo);
    expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ombú 6', 'Ceibo 0']);
    expectOk(await saveScore(match, '1-1'));
    expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ombú 4', 'Ceibo 1']);
    expectOk(await editMatch(match, { ...matchFormBodyOf(match), status: 'scheduled' }));
    expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ombú 3', 'Ceibo 0']);
    await deleteMatch(second);
    expect(describePoints(await publishAndReadTable(cup))).toEqual(['Ceibo 0', 'Ombú 0']);
  });

  test('of the last three matches are listed in the order they were played', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    await playMatch(cup, ombu, '0-1', ceibo, { matchDate: '2026-05-04' });
    await playMatch(cup, ombu, '1-1', ceibo, { matchDate: '2026-05-03', matchTime: '18:00' });
    await playMatch(cup, ombu, '2-1', ceibo, { matchDate: '2026-05-03', matchTime: '10:00' });
    await playMatch(cup, ombu, '0-9', ceibo, { matchDate: '2026-05-01' });
    const [first, second] = await publishAndReadTable(cup);
    expect({ name: first?.team.name, last3Results: first?.last3Results }).toEqual({
      name: 'Ceibo',
      last3Results: ['P', 'E', 'G'],
    });
    expect({ name: second?.team.name, last3Results: second?.last3Results }).toEqual({
      name: 'Ombú',
      last3Results: ['G', 'E', 'P'],
    });
  });

  test('of matches with penalties count as a draw, without the penalties', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    expectOk(
      await saveScore(await createScheduledMatch(cup, ombu, ceibo), '1-1', { homePenalties: 5, awayPenalties: 4 }),
    );
    expect(figuresOfTeam(await publishAndReadTable(cup), 'Ombú')).toEqual([1, 0, 1, 0, 1, 1, 0, 1]);
  });
});

describe('a walkover', () => {
  test.each([
    ['home', '0-3'],
    ['away', '3-0'],
  ] as const)(
    'of the %s team is a defeat by the goals that the rules of the tournament give',
    async (walkover, score) => {
      const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
      const cup = await createTournament();
      expectOk(await saveScore(await createScheduledMatch(cup, ombu, ceibo), score, { walkover }));
      const [winner, loser] = walkover === 'home' ? ['Ceibo', 'Ombú'] : ['Ombú', 'Ceibo'];
      const table = await publishAndReadTable(cup);
      expect(figuresOfTeam(table, winner)).toEqual([1, 1, 0, 0, 3, 0, 3, 3]);
      expect(figuresOfTeam(table, loser)).toEqual([1, 0, 0, 1, 0, 3, -3, 0]);
    },
  );

  test('of both teams is a defeat for both', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament({ rules: { walkoverGoals: 2 } });
    const { id } = await createScheduledMatch(cup, ombu, ceibo);
    expectOk(await call('PATCH /matches/{id}/score', { as: 'admin', params: { id }, body: { walkover: 'both' } }));
    const table = await publishAndReadTable(cup);
    for (const name of ['Ombú', 'Ceibo']) expect(figuresOfTeam(table, name)).toEqual([1, 0, 0, 1, 0, 2, -2, 0]);
    expect(table.map(({ last3Results }) => last3Results)).toEqual([['P'], ['P']]);
  });
});

test('points that the federation gives and takes count, and are also listed apart', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  await playMatch(cup, ombu, '1-0', ceibo);
  const adjustments = [
    { teamId: ombu.id, points: -4, reason: 'Mala inclusión' },
    { teamId: ombu.id, points: 1, reason: 'Apelación' },
    { teamId: ceibo.id, points: 2, reason: 'Bonificación' },
  ];
  expectOk(await editTournament(cup, { adjustments }));
  const table = await publishAndReadTable(cup);
  expect(describePoints(table)).toEqual(['Ceibo 2', 'Ombú 0']);
  expect(table.map(({ adjustment }) => adjustment)).toEqual([2, -3]);
  expect(figuresOfTeam(table, 'Ombú').slice(0, 4)).toEqual([1, 1, 0, 0]);
});

test('the table of a tournament is the same under both its routes', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  await playMatch(cup, ombu, '1-0', ceibo);
  const table = await publishAndReadTable(cup);
  expect((await call('GET /tournaments/{id}/standings', { params: { id: cup.id } })).body).toEqual(table);
});

test('the formatted table has the same rows as texts', async () => {
  const ombu = await createTeam('Ombú', { logo: 'https://ombu.ar/escudo.png' });
  const [ceibo, tala] = await createTeams('Ceibo', 'Tala');
  const cup = await createTournament({ teamIds: [tala.id] });
  await playMatch(cup, ombu, '1-0', ceibo);
  await playMatch(cup, ombu, '1-0', ceibo);
  await publishChanges();
  const { body } = await call('GET /standings/formatted/tournament/{id}', { params: { id: cup.id } });
  expect(body[0]).toMatchObject({
    positionDisplay: '1',
    teamId: ombu.id,
    teamName: 'Ombú',
    teamLogo: 'https://ombu.ar/escudo.png',
    played: 2,
    won: 2,
    drawn: 0,
    lost: 0,
    goalsFor: 2,
    goalsAgainst: 0,
    goalDifferenceFormatted: '+2',
    pointsFormatted: '6',
    last3ResultsFormatted: [
      { result: 'G', badgeClass: expect.stringMatching(/./) },
      { result: 'G', badgeClass: expect.stringMatching(/./) },
    ],
  });
  expect(body.map((row) => [row.goalDifferenceFormatted, row.pointsFormatted])).toEqual([
    ['+2', '6'],
    ['0', '0'],
    ['-2', '0'],
  ]);
});

describe('recalculating', () => {
  test('publishes the table at once and returns it, without a request body', async () => {
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
});
