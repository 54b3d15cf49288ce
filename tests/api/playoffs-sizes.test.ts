/** Playoffs of eight places, with and without byes; draws and plans of every size are proven in `domain`. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, readMatch } from '#tests/support/api-fixtures.ts';
import { readChangeGroups, recordNewChanges } from '#tests/support/changes.ts';
import { createKnockoutOfEight, createLeagueOf, formatPairing, generatePlayoffs } from '#tests/support/playoffs.ts';
import { publishChanges } from '#tests/support/stream.ts';

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

  test('a cup are those that were chosen, a bye included, or those of a lot, which stands in Cambios', async () => {
    const { tournament, teams } = await createLeagueOf(5);
    const [one, two, three, four, five] = teams.map(({ id }) => id) as [number, number, number, number, number];
    const pairs = [
      { homeTeamId: five, awayTeamId: one },
      { homeTeamId: three, awayTeamId: 0 },
    ];
    const { matches } = expectOk(await generatePlayoffs(tournament, { qualifiers: 4, pairs }));
    expect(asLines(matches)).toEqual(['Semifinal 1: Ensenada - Arce', 'Final: Ganador Semi 1 - Caseros']);

    const { tournament: cup, teams: drawn } = await createLeagueOf(4);
    const lot = expectOk(await generatePlayoffs(cup, { drawSeed: 7 })).matches.slice(0, 2);
    const sides = lot.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
    expect(new Set(sides)).toEqual(new Set(drawn.map(({ id }) => id)));
    await recordNewChanges();
    const [group] = await readChangeGroups(cup);
    expect(group?.text).toBe('Se generaron los playoffs por sorteo (semilla 7)');

    const refused = await generatePlayoffs(tournament, {
      qualifiers: 4,
      drawSeed: 1,
      pairs: [
        { homeTeamId: two, awayTeamId: two },
        { homeTeamId: four, awayTeamId: 0 },
        { homeTeamId: one, awayTeamId: 0 },
      ],
    });
    expect(problemOf(refused).errors?.map(({ path }) => path)).toEqual(['drawSeed', 'pairs', 'pairs.0.awayTeamId']);
    const strangers = { qualifiers: 2 as const, pairs: [{ homeTeamId: 99_999, awayTeamId: one }] };
    expect(problemOf(await generatePlayoffs(tournament, strangers)).errors?.map(({ path }) => path)).toEqual([
      'pairs.0.homeTeamId',
    ]);
  });
});

test('the bracket to come has the places of the band that qualifies', async () => {
  const teams = await createTeams('Arce', 'Boedo', 'Caseros', 'Dock', 'Ensenada', 'Flores', 'Gerli', 'Haedo');
  const band = { from: 1, to: 8, label: 'Clasifica a cuartos de final', kind: 'good', table: 'general' } as const;
  const tournament = await createTournament({ teamIds: teams.map(({ id }) => id), bands: [band] });
  await publishChanges();
  const bracket = expectOk(await call('GET /tournaments/{id}/bracket', { params: { id: tournament.id } }));
  expect(bracket).toMatchObject({ isProjection: true, isOfPlaces: true });
  expect(bracket.stages[0]?.ties.map(({ home, away }) => `${home.place} - ${away.place}`)).toEqual([
    '1.º - 8.º',
    '4.º - 5.º',
    '2.º - 7.º',
    '3.º - 6.º',
  ]);
});
