/** The order of teams level on points in the published table, and the sentence that explains it. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, editTournament, expectOk, playMatch } from '#tests/support/given.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

/** Publishes every change, then reads the table of a tournament. */
async function publishAndReadTable({ id }: WithId): Promise<Standing[]> {
  await publishChanges();
  return expectOk(await call('GET /standings/tournament/{id}', { params: { id } }));
}

/** Each row as 'Ombú: goalDifference': the criterion that puts the team above the next one. */
const describeTieBreaks = (table: Standing[]) => table.map(({ team, decidedBy }) => `${team.name}: ${decidedBy}`);

describe('between teams level on points', () => {
  test('goal difference decides, then goals for, then the name', async () => {
    const teams = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce', 'Aliso', 'Ramón');
    const [ombu, ceibo, tala, sauce, aliso, ramon] = teams;
    const cup = await createTournament();
    await playMatch(cup, ombu, '4-1', aliso);
    await playMatch(cup, ceibo, '3-1', ramon);
    await playMatch(cup, tala, '3-0', sauce);
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual([
      'Ombú: goalsFor',
      'Tala: goalDifference',
      'Ceibo: points',
      'Ramón: goalDifference',
      'Aliso: goalsFor',
      'Sauce: null',
    ]);
    await playMatch(cup, sauce, '1-1', aliso, { isPlayoff: true });
    expectOk(await editTournament(cup, { rules: { tieBreakers: [] } }));
    const byName = ['Ceibo: name', 'Ombú: name', 'Tala: points', 'Aliso: name', 'Ramón: name', 'Sauce: null'];
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual(byName);
  });

  test('the match between two decides where the rules put it first', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const cup = await createTournament();
    await playMatch(cup, ombu, '1-0', ceibo);
    await playMatch(cup, ceibo, '5-0', tala);
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual([
      'Ceibo: goalDifference',
      'Ombú: points',
      'Tala: null',
    ]);
    expectOk(await editTournament(cup, { rules: { tieBreakers: ['headToHeadPoints', 'goalDifference'] } }));
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual([
      'Ombú: headToHeadPoints',
      'Ceibo: points',
      'Tala: null',
    ]);
  });

  test('three that beat each other are ordered by the matches among the three only', async () => {
    const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
    const tieBreakers = ['headToHeadPoints', 'headToHeadGoalDifference', 'headToHeadGoalsFor'] as const;
    const cup = await createTournament({ rules: { tieBreakers: [...tieBreakers] } });
    await playMatch(cup, ombu, '1-0', ceibo);
    await playMatch(cup, ceibo, '3-0', tala);
    await playMatch(cup, tala, '2-0', ombu);
    await playMatch(cup, ombu, '9-0', sauce);
    await playMatch(cup, ceibo, '1-0', sauce);
    await playMatch(cup, tala, '1-0', sauce);
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual([
      'Ceibo: headToHeadGoalDifference',
      'Tala: headToHeadGoalsFor',
      'Ombú: points',
      'Sauce: null',
    ]);
  });

  test('the number of wins decides where the rules say so', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const cup = await createTournament({ rules: { tieBreakers: ['wins'] } });
    await playMatch(cup, tala, '1-0', ceibo);
    await playMatch(cup, ombu, '1-1', ceibo);
    await playMatch(cup, ombu, '1-1', ceibo);
    await playMatch(cup, ombu, '1-1', ceibo);
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual(['Tala: wins', 'Ceibo: name', 'Ombú: null']);
  });

  test('fair play decides nothing without cards', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament({ rules: { tieBreakers: ['fairPlay'] } });
    await playMatch(cup, ombu, '1-1', ceibo);
    expect(describeTieBreaks(await publishAndReadTable(cup))).toEqual(['Ceibo: name', 'Ombú: null']);
  });
});

test('the raw and the formatted table explain a tie', async () => {
  const [getafe, sevilla, betis] = await createTeams('Getafe', 'Sevilla', 'Betis');
  const cup = await createTournament({ rules: { tieBreakers: ['headToHeadPoints', 'goalDifference'] } });
  await playMatch(cup, getafe, '1-0', sevilla);
  await playMatch(cup, sevilla, '1-1', getafe);
  await playMatch(cup, sevilla, '5-0', betis);
  await publishChanges();
  const params = { id: cup.id };
  const formatted = expectOk(await call('GET /standings/formatted/tournament/{id}', { params }));
  expect(formatted.map(({ tieExplanation }) => tieExplanation)).toEqual([
    'Getafe sobre Sevilla: más puntos en los partidos entre ambos, 4 a 1',
    null,
    null,
  ]);
  const { body } = await call('GET /standings/tournament/{id}', { params });
  expect(body.map(({ tieExplanation, decidedBy }) => [tieExplanation, decidedBy])).toEqual([
    [formatted[0]?.tieExplanation, 'headToHeadPoints'],
    [null, 'points'],
    [null, null],
  ]);
});
