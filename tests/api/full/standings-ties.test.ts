/** The order of teams level on points in the published table, by each further criterion. */
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, editTournament, expectOk, playMatch } from '#tests/support/given.ts';
import { describeTieBreaks, publishAndReadTable } from '#tests/support/tie-breaks.ts';

beforeAll(startApi);

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
