/** Playoffs of eight places, with and without byes; draws and plans of every size are proven in `domain`. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk, readMatch } from '#tests/support/api-fixtures.ts';
import { createKnockoutOfEight, formatPairing } from '#tests/support/playoffs.ts';

beforeAll(startApi);

const asLines = (matches: readonly Match[]) => matches.map((match) => `${match.round}: ${formatPairing(match)}`);

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
});
