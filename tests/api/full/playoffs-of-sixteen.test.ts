/** Playoffs of sixteen places: played from the first round to the champion, with and without byes, on one cancha. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createCancha,
  expectOk,
  nextUnusedDay,
  readMatch,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createLeagueOf, formatPairing, generatePlayoffs, roundsOf } from '#tests/support/playoffs.ts';

beforeAll(startApi);

/**
 * Generates playoffs with every match but the final at 22:30, booked beyond midnight, `daysApart` days after the one
 * before. In consecutive nights they just fit into one write; a final beyond midnight would be one booking too many.
 */
async function generatePlayoffsOfSixteen(count: number, places: readonly number[], daysApart = 1) {
  const { tournament } = await createLeagueOf(count);
  const { id: canchaId } = await createCancha('Cancha nocturna');
  const nextDay = () => {
    for (let day = 1; day < daysApart; day += 1) nextUnusedDay();
    return nextUnusedDay();
  };
  const rounds = [...roundsOf('Octavos', ...places), ...roundsOf('Cuartos', 1, 2, 3, 4)];
  const answer = await generatePlayoffs(tournament, {
    qualifiers: 16,
    canchaId,
    rounds: rounds.map((round) => ({ round, date: nextDay(), time: '22:30' })),
    semi1Date: nextDay(),
    semi1Time: '22:30',
    semi2Date: nextDay(),
    semi2Time: '22:30',
    thirdPlaceDate: nextDay(),
    thirdPlaceTime: '22:30',
    finalDate: nextDay(),
    finalTime: '18:00',
  });
  return { tournament, answer };
}

const allPlaces = [1, 2, 3, 4, 5, 6, 7, 8];
const pairingsOf = (matches: readonly Match[]) =>
  Promise.all(matches.map(async (match) => `${match.round}: ${formatPairing(await readMatch(match))}`));

test('sixteen teams play sixteen matches; where the better placed always wins, the best two play the final', async () => {
  const { tournament, answer } = await generatePlayoffsOfSixteen(16, allPlaces);
  const { matches } = expectOk(answer);
  expect((await pairingsOf(matches)).slice(0, 9)).toEqual([
    'Octavos de final 1: Arce - Pilar',
    'Octavos de final 2: Haedo - Ituzaingó',
    'Octavos de final 3: Dock - Merlo',
    'Octavos de final 4: Ensenada - Lanús',
    'Octavos de final 5: Boedo - Olivos',
    'Octavos de final 6: Gerli - Junín',
    'Octavos de final 7: Caseros - Núñez',
    'Octavos de final 8: Flores - Kuntur',
    'Cuartos de final 1: Ganador Octavos 1 - Ganador Octavos 2',
  ]);
  for (const match of matches) expectOk(await saveScore(match, '1-0'));
  expect((await pairingsOf(matches)).slice(8)).toEqual([
    'Cuartos de final 1: Arce - Haedo',
    'Cuartos de final 2: Dock - Ensenada',
    'Cuartos de final 3: Boedo - Gerli',
    'Cuartos de final 4: Caseros - Flores',
    'Semifinal 1: Arce - Dock',
    'Semifinal 2: Boedo - Caseros',
    'Tercer Puesto: Dock - Caseros',
    'Final: Arce - Boedo',
  ]);
  await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: tournament.id } });
  const { champion, qualified, stages } = expectOk(
    await call('GET /tournaments/{id}/bracket', { params: { id: tournament.id } }),
  );
  expect([champion?.name, qualified.length]).toEqual(['Arce', 16]);
  expect(stages.map(({ name, ties }) => `${name} ${ties.length}`)).toEqual([
    'Octavos de final 8',
    'Cuartos de final 4',
    'Semifinales 2',
    'Tercer Puesto 1',
    'Final 1',
  ]);
});

test('eleven teams in sixteen places: the best five have a bye', async () => {
  const { matches } = expectOk((await generatePlayoffsOfSixteen(11, [2, 6, 8])).answer);
  expect(await pairingsOf(matches)).toEqual([
    'Octavos de final 2: Haedo - Ituzaingó',
    'Octavos de final 6: Gerli - Junín',
    'Octavos de final 8: Flores - Kuntur',
    'Cuartos de final 1: Arce - Ganador Octavos 2',
    'Cuartos de final 2: Dock - Ensenada',
    'Cuartos de final 3: Boedo - Ganador Octavos 6',
    'Cuartos de final 4: Caseros - Ganador Octavos 8',
    'Semifinal 1: Ganador Cuartos 1 - Ganador Cuartos 2',
    'Semifinal 2: Ganador Cuartos 3 - Ganador Cuartos 4',
    'Tercer Puesto: Perdedor Semi 1 - Perdedor Semi 2',
    'Final: Ganador Semi 1 - Ganador Semi 2',
  ]);
});

test('sixteen matches on one cancha in sixteen nights of different weeks do not fit into one write and are refused', async () => {
  const { tournament, answer } = await generatePlayoffsOfSixteen(16, allPlaces, 7);
  expect(statusAndDetail(answer)).toEqual({
    status: 409,
    detail:
      'Son demasiados días distintos para guardarlos juntos: generá los playoffs sin cancha y elegila en cada partido.',
  });
  expect(await readMatchesOfTournament(tournament)).toEqual([]);
});
