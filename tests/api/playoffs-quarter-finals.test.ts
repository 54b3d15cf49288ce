/** Quarter-finals fill the semifinals, which fill the final; a correction fills them again until they have started. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { createKnockoutOfEight, formatPairing } from '#tests/support/playoffs.ts';

beforeAll(startApi);

const pairings = async (matches: readonly Match[]) =>
  Promise.all(matches.map(async (each) => formatPairing(await readMatch(each))));

test('a quarter-final fills its semifinal, which fills the final, up to the champion', async () => {
  const { tournament, match, matches } = await createKnockoutOfEight();
  for (const quarter of matches.slice(0, 4)) expectOk(await saveScore(quarter, '1-0'));
  expect(await pairings([match('Semifinal 1'), match('Semifinal 2'), match('Final')])).toEqual([
    'Arce - Dock',
    'Boedo - Caseros',
    'Ganador Semi 1 - Ganador Semi 2',
  ]);
  expectOk(await saveScore(match('Semifinal 1'), '0-2'));
  expectOk(await saveScore(match('Semifinal 2'), '2-0'));
  expect(await pairings([match('Tercer Puesto'), match('Final')])).toEqual(['Arce - Caseros', 'Dock - Boedo']);
  expectOk(await saveScore(match('Final'), '3-0'));
  await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: tournament.id } });
  const bracket = expectOk(await call('GET /tournaments/{id}/bracket', { params: { id: tournament.id } }));
  expect([bracket.champion?.name, bracket.runnerUp?.name]).toEqual(['Dock', 'Boedo']);
});

test('a quarter-final fills the semifinal again when it is corrected, until that has started', async () => {
  const { match } = await createKnockoutOfEight();
  const [one, two, semi] = [match('Cuartos de final 1'), match('Cuartos de final 2'), match('Semifinal 1')];
  expectOk(await saveScore(one, '1-0'));
  expectOk(await saveScore(two, '1-0'));
  expectOk(await saveScore(one, '1-2'));
  expect(await pairings([semi])).toEqual(['Haedo - Dock']);
  expectOk(await saveScore(semi, '1-0'));
  expect(statusAndDetail(await saveScore(two, '0-1'))).toEqual({
    status: 409,
    detail: "No se puede cambiar quién gana Cuartos de final 2: el partido 'Semifinal 1' ya empezó.",
  });
  expectOk(await saveScore(two, '7-1'));
  expectOk(await editMatch(await readMatch(semi), { status: 'scheduled' }));
  expect(await pairings([match('Final')])).toEqual(['Ganador Semi 1 - Ganador Semi 2']);
  expectOk(await saveScore(two, '0-1'));
  expect(await pairings([semi])).toEqual(['Haedo - Ensenada']);
});

test('a quarter-final that nobody came to lets the rival of the semifinal into the final, until it is corrected', async () => {
  const { match } = await createKnockoutOfEight();
  const one = match('Cuartos de final 1');
  const walkover = { walkover: 'both' } as const;
  expectOk(await call('PATCH /matches/{id}/score', { as: 'admin', params: { id: one.id }, body: walkover }));
  expectOk(await saveScore(match('Cuartos de final 2'), '2-1'));
  const later = [match('Semifinal 1'), match('Final')];
  expect(await pairings(later)).toEqual(['Ganador Cuartos 1 - Dock', 'Dock - Ganador Semi 2']);
  expectOk(await saveScore(one, '1-0'));
  expect(await pairings(later)).toEqual(['Arce - Dock', 'Ganador Semi 1 - Ganador Semi 2']);
});

test('a quarter-final that is level goes to the better placed of eight where the rules say so', async () => {
  const { match } = await createKnockoutOfEight(8, [1, 2, 3, 4], { rules: { playoffDraw: 'betterPlaced' } });
  expectOk(await saveScore(match('Cuartos de final 4'), '1-1'));
  expectOk(await saveScore(match('Cuartos de final 2'), '1-1'));
  expect(await pairings([match('Semifinal 1'), match('Semifinal 2')])).toEqual([
    'Ganador Cuartos 1 - Dock',
    'Ganador Cuartos 3 - Caseros',
  ]);
});
