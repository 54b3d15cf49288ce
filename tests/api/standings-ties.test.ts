/** The order of teams level on points in the published table, and the sentence that explains it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, editTournament, expectOk, playMatch } from '#tests/support/given.ts';
import { publishChanges } from '#tests/support/stream.ts';
import { describeTieBreaks, publishAndReadTable } from '#tests/support/tie-breaks.ts';

beforeAll(startApi);

describe('between teams level on points', () => {
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
