/** Playoffs of 2, 4, 8 and 16 places: their matches, byes and zonas. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk, readMatch } from '#tests/support/given.ts';
import {
  createKnockoutOfEight,
  createLeagueOf,
  createZonas,
  earlierRounds,
  formatPairing,
  generatePlayoffs,
  roundsOf,
} from '#tests/support/playoffs.ts';

beforeAll(startApi);

const asLines = (matches: readonly Match[]) => matches.map((match) => `${match.round}: ${formatPairing(match)}`);
const withoutSemifinals = {
  semi1Date: undefined,
  semi1Time: undefined,
  semi2Date: undefined,
  semi2Time: undefined,
};

describe('playoffs of', () => {
  test('eight are quarter-finals, best against worst, and the matches that wait for them', async () => {
    const { matches, rounds } = await createKnockoutOfEight(8, [1, 2, 3, 4]);
    expect(asLines(matches)).toEqual([
      'Cuartos de final 1: Arce - Haedo',
      'Cuartos de final 2: Dock - Ensenada',
      'Cuartos de final 3: Boedo - Gerli',
      'Cuartos de final 4: Caseros - Flores',
      'Semifinal 1: Ganador Cuartos 1 - Ganador Cuartos 2',
      'Semifinal 2: Ganador Cuartos 3 - Ganador Cuartos 4',
      'Tercer Puesto: Perdedor Semi 1 - Perdedor Semi 2',
      'Final: Ganador Semi 1 - Ganador Semi 2',
    ]);
    expect(matches.slice(0, 4).map(({ matchDate, matchTime }) => `${matchDate} ${matchTime}`)).toEqual(
      rounds.map(({ date, time }) => `${date} ${time}`),
    );
    const [one, two, , , semi] = matches;
    expect(semi).toMatchObject({
      homeFrom: { matchId: one?.id, outcome: 'winner' },
      awayFrom: { matchId: two?.id, outcome: 'winner' },
      isPlayoff: true,
    });
    for (const match of matches) expect(await readMatch(match)).toEqual(match);
  });

  test('six in eight places give the best two a bye, and fans read so in the bracket', async () => {
    const { tournament, matches } = await createKnockoutOfEight(6, [2, 4]);
    expect(asLines(matches).slice(0, 4)).toEqual([
      'Cuartos de final 2: Dock - Ensenada',
      'Cuartos de final 4: Caseros - Flores',
      'Semifinal 1: Arce - Ganador Cuartos 2',
      'Semifinal 2: Boedo - Ganador Cuartos 4',
    ]);
    const { stages, qualified } = expectOk(
      await call('GET /tournaments/{id}/bracket', { params: { id: tournament.id } }),
    );
    expect(qualified).toHaveLength(6);
    expect(stages.map(({ stage, name, ties }) => [stage, name, ties.length])).toEqual([
      ['earlier', 'Cuartos de final', 4],
      ['semifinals', 'Semifinales', 2],
      ['third', 'Tercer Puesto', 1],
      ['final', 'Final', 1],
    ]);
    expect(stages[0]?.ties.map(({ home, away, decidedBy }) => `${home.name} - ${away.name} ${decidedBy}`)).toEqual([
      'Arce -  bye',
      'Dock - Ensenada null',
      'Boedo -  bye',
      'Caseros - Flores null',
    ]);
  });

  test('six may list only the two quarter-finals that are played, instead of all four places', async () => {
    const { tournament } = await createLeagueOf(6);
    const rounds = earlierRounds(...roundsOf('Cuartos', 2, 1));
    const { matches } = expectOk(await generatePlayoffs(tournament, { qualifiers: 8, rounds }));
    expect(asLines(matches).slice(0, 4)).toEqual([
      'Cuartos de final 1: Dock - Ensenada',
      'Cuartos de final 2: Caseros - Flores',
      'Semifinal 1: Arce - Ganador Cuartos 1',
      'Semifinal 2: Boedo - Ganador Cuartos 2',
    ]);
    expect(matches.slice(0, 2).map(({ matchDate }) => matchDate)).toEqual([rounds[1]?.date, rounds[0]?.date]);
  });

  test('two are a final, which needs no semifinals and has no third place', async () => {
    const { tournament } = await createLeagueOf(3);
    const { matches } = expectOk(await generatePlayoffs(tournament, { qualifiers: 2, ...withoutSemifinals }));
    expect(asLines(matches)).toEqual(['Final: Arce - Boedo']);
  });

  test('four are those of a request without a number', async () => {
    const { tournament } = await createLeagueOf(4);
    const { matches } = expectOk(await generatePlayoffs(tournament, { qualifiers: 4 }));
    expect(asLines(matches)).toEqual([
      'Semifinal 1: Arce - Dock',
      'Semifinal 2: Boedo - Caseros',
      'Tercer Puesto: Perdedor Semi 1 - Perdedor Semi 2',
      'Final: Ganador Semi 1 - Ganador Semi 2',
    ]);
  });

  test('three in four places are one semifinal and the final', async () => {
    const { tournament } = await createLeagueOf(3);
    const form = { qualifiers: 4, semi1Date: undefined, semi1Time: undefined } as const;
    const { matches } = expectOk(await generatePlayoffs(tournament, form));
    expect(asLines(matches)).toEqual(['Semifinal 2: Boedo - Caseros', 'Final: Arce - Ganador Semi 2']);
    const { stages } = expectOk(await call('GET /tournaments/{id}/bracket', { params: { id: tournament.id } }));
    expect(stages.map(({ name, ties }) => `${name} ${ties.map(({ home }) => home.name)}`)).toEqual([
      'Semifinales Arce,Boedo',
      'Final Arce',
    ]);
  });

  test('two zonas send four each, the first of one against the fourth of the other', async () => {
    const { tournament, teams } = await createLeagueOf(8);
    await createZonas(
      tournament.id,
      teams.map(({ id }) => id),
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    );
    const rounds = earlierRounds(...roundsOf('Cuartos', 1, 2, 3, 4));
    const { matches } = expectOk(await generatePlayoffs(tournament, { qualifiers: 8, rounds }));
    expect(asLines(matches).slice(0, 4)).toEqual([
      'Cuartos de final 1: Arce - Haedo',
      'Cuartos de final 2: Dock - Ensenada',
      'Cuartos de final 3: Boedo - Gerli',
      'Cuartos de final 4: Caseros - Flores',
    ]);
  });
});
