/** Quarter-finals fill the semifinals, which fill the final; a correction fills them again until they have started. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { createKnockoutOfEight, formatPairing } from '#tests/support/playoffs.ts';

beforeAll(startApi);

const pairings = async (matches: readonly Match[]) =>
  Promise.all(matches.map(async (each) => formatPairing(await readMatch(each))));

test('a quarter-final fills its semifinal, also when it is corrected before that has started, up to the champion', async () => {
  const { tournament, match } = await createKnockoutOfEight();
  const [one, two, semi] = [match('Cuartos de final 1'), match('Cuartos de final 2'), match('Semifinal 1')];
  expectOk(await saveScore(one, '1-0'));
  expectOk(await saveScore(two, '1-0'));
  expect(await pairings([semi, match('Final')])).toEqual(['Arce - Dock', 'Ganador Semi 1 - Ganador Semi 2']);
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

  for (const place of [3, 4]) expectOk(await saveScore(match(`Cuartos de final ${place}`), '1-0'));
  expect(await pairings([match('Semifinal 2')])).toEqual(['Boedo - Caseros']);
  expectOk(await saveScore(semi, '0-2'));
  expectOk(await saveScore(match('Semifinal 2'), '2-0'));
  expect(await pairings([match('Tercer Puesto'), match('Final')])).toEqual(['Haedo - Caseros', 'Ensenada - Boedo']);
  expectOk(await saveScore(match('Final'), '3-0'));
  await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: tournament.id } });
  const bracket = expectOk(await call('GET /tournaments/{id}/bracket', { params: { id: tournament.id } }));
  expect([bracket.champion?.name, bracket.runnerUp?.name]).toEqual(['Ensenada', 'Boedo']);
});

test('one that nobody came to lets the rival of the semifinal into the final; the better placed of eight wins a level one', async () => {
  const { match } = await createKnockoutOfEight(8, [1, 2, 3, 4], { rules: { playoffDraw: 'betterPlaced' } });
  const one = match('Cuartos de final 1');
  const walkover = { walkover: 'both' } as const;
  expectOk(await call('PATCH /matches/{id}/score', { as: 'admin', params: { id: one.id }, body: walkover }));
  for (const place of [2, 4]) expectOk(await saveScore(match(`Cuartos de final ${place}`), '1-1'));
  const later = [match('Semifinal 1'), match('Semifinal 2'), match('Final')];
  expect(await pairings(later)).toEqual([
    'Ganador Cuartos 1 - Dock',
    'Ganador Cuartos 3 - Caseros',
    'Dock - Ganador Semi 2',
  ]);
  expectOk(await saveScore(one, '1-0'));
  expect(await pairings(later)).toEqual([
    'Arce - Dock',
    'Ganador Cuartos 3 - Caseros',
    'Ganador Semi 1 - Ganador Semi 2',
  ]);
});
