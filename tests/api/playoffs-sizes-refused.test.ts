/** Playoffs of 2, 4, 8 and 16 places are refused: for their teams, zonas, rounds and times, and a second time. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTournament,
  deleteMatch,
  nextUnusedDay,
  readMatchesOfTournament,
} from '#tests/support/api-fixtures.ts';
import {
  createKnockoutOfEight,
  createLeagueOf,
  createZonas,
  earlierRounds,
  generatePlayoffs,
  playoffGenerationBody,
  roundsOf,
} from '#tests/support/playoffs.ts';

beforeAll(startApi);

/** Arce to Haedo, who rank in this order, and a tournament of theirs that stays without matches. */
let eightTeams: Awaited<ReturnType<typeof createLeagueOf>>;
beforeAll(async () => {
  eightTeams = await createLeagueOf(8);
});
/** Another tournament of the first of these teams. */
const createCupOf = (count: number) => createTournament({ teamIds: idsOfFirst(count) });
const idsOfFirst = (count: number) => eightTeams.teams.slice(0, count).map(({ id }) => id);

describe('playoffs are refused', () => {
  test.each([
    [1, 2, 'Se necesitan al menos 2 equipos en la tabla: hay 1 equipo.'],
    [4, 8, 'Se necesitan al menos 5 equipos en la tabla: hay 4 equipos.'],
    [8, 16, 'Se necesitan al menos 9 equipos en la tabla: hay 8 equipos.'],
  ] as const)('with %i teams for %i places', async (count, qualifiers, detail) => {
    const tournament = await createCupOf(count);
    const rounds = qualifiers === 2 ? [] : earlierRounds(...roundsOf('Cuartos', 1));
    expect(statusAndDetail(await generatePlayoffs(tournament, { qualifiers, rounds }))).toEqual({
      status: 409,
      detail,
    });
    expect(await readMatchesOfTournament(tournament)).toEqual([]);
  });

  test('when zonas cannot send equally many', async () => {
    const tournament = await createCupOf(7);
    await createZonas(tournament.id, idsOfFirst(7), [1, 3, 5, 7], [2, 4, 6]);
    const rounds = earlierRounds(...roundsOf('Cuartos', 1, 2, 3, 4));
    expect(statusAndDetail(await generatePlayoffs(tournament, { qualifiers: 8, rounds }))).toEqual({
      status: 409,
      detail: 'De cada zona tiene que clasificar la misma cantidad: Zona A tendría 4 y Zona B tiene 3.',
    });
    const three = await createCupOf(6);
    await createZonas(three.id, idsOfFirst(6), [1, 2], [3, 4], [5, 6]);
    expect(statusAndDetail(await generatePlayoffs(three, { qualifiers: 4 }))).toEqual({
      status: 409,
      detail: 'Con 3 zonas no pueden clasificar 4 equipos: de cada una tiene que clasificar la misma cantidad.',
    });
    expect((await generatePlayoffs(three)).status).toBe(201);
  });

  const eight = (...places: number[]) => ({
    qualifiers: 8 as const,
    rounds: earlierRounds(...roundsOf('Cuartos', ...places)),
  });
  test.each<[string, Parameters<typeof generatePlayoffs>[1], string]>([
    ['a number that is none of the four', { qualifiers: 6 as never }, 'qualifiers'],
    ['a quarter-final left out', eight(1, 2, 3), 'rounds'],
    ['no quarter-finals', { qualifiers: 8 }, 'rounds'],
    ['a quarter-final twice', eight(1, 2, 3, 3), 'rounds'],
    ['a fifth quarter-final', eight(1, 2, 3, 5), 'rounds'],
    [
      'a match of the last sixteen',
      { ...eight(1, 2, 3, 4), rounds: [...eight(1, 2, 3, 4).rounds, ...earlierRounds('Octavos de final 1')] },
      'rounds.4.round',
    ],
    ['quarter-finals of four', { ...eight(1), qualifiers: 4 }, 'rounds.0.round'],
    ['quarter-finals without a number of qualifiers', { rounds: eight(1).rounds }, 'rounds.0.round'],
    ['eight without a semifinal', { ...eight(1, 2, 3, 4), semi2Time: undefined }, 'semi2Time'],
    ['four without a semifinal', { qualifiers: 4, semi1Date: undefined }, 'semi1Date'],
    [
      'an unknown field of a round',
      {
        qualifiers: 8,
        rounds: [{ round: 'Cuartos de final 1', date: '2026-04-01', time: '15:00', cancha: 1 } as never],
      },
      'rounds.0.cancha',
    ],
  ])('for %s', async (_, form, path) => {
    const answer = await generatePlayoffs(eightTeams.tournament, form);
    expect({ status: answer.status, paths: problemOf(answer).errors.map((error) => error.path) }).toEqual({
      status: 400,
      paths: [path],
    });
    expect(await readMatchesOfTournament(eightTeams.tournament)).toEqual([]);
  });

  test('for an entry of a place with a bye', async () => {
    const answer = await generatePlayoffs(await createCupOf(7), eight(1, 2, 3, 4));
    expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({
      status: 400,
      errors: [
        {
          path: 'rounds',
          message:
            'De Cuartos de final se juegan 3 (Cuartos de final 2, Cuartos de final 3, Cuartos de final 4) y hay 4',
        },
      ],
    });
  });

  test('when a semifinal begins before its quarter-final, or during it', async () => {
    const { tournament } = eightTeams;
    const { semi1Date, semi1Time } = playoffGenerationBody();
    const [first, ...others] = eight(1, 2, 3, 4).rounds.map((each) => ({ ...each, date: '2025-03-01' }));
    const with1 = (date: string, time: string) => ({
      qualifiers: 8 as const,
      rounds: [{ round: first?.round ?? '', date, time }, ...others],
      semi1Date,
      semi1Time,
    });
    const before = await generatePlayoffs(tournament, with1(semi1Date ?? '', '15:31'));
    expect(problemOf(before).errors).toEqual([
      { path: 'semi1Date', message: 'Se juega después de los cuartos de final' },
    ]);
    const during = await generatePlayoffs(tournament, with1(semi1Date ?? '', '15:01'));
    expect(statusAndDetail(during)).toEqual({
      status: 409,
      detail: 'La Semifinal 1 empieza antes de que termine Cuartos de final 1.',
    });
  });

  test('when two quarter-finals need one cancha at the same time', async () => {
    const cancha = await createCancha('Cancha 1');
    const day = nextUnusedDay();
    const rounds = eight(1, 2, 3, 4).rounds.map((each) => ({ ...each, date: day }));
    const answer = await generatePlayoffs(eightTeams.tournament, { qualifiers: 8, rounds, canchaId: cancha.id });
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'busy' });
  });

  test('a second time, until the last quarter-final is deleted, the later matches first', async () => {
    const { tournament, matches, rounds, match } = await createKnockoutOfEight(5, [2]);
    const again = () => generatePlayoffs(tournament, { qualifiers: 8, rounds });
    expect((await again()).status).toBe(409);
    expect(statusAndDetail(await deleteMatch(match('Cuartos de final 2')))).toEqual({
      status: 409,
      detail: "No se puede eliminar Cuartos de final 2: primero hay que eliminar 'Semifinal 1'.",
    });
    const [last, ...later] = matches;
    for (const each of later.toReversed()) expect((await deleteMatch(each)).status).toBe(204);
    expect((await generatePlayoffs(tournament)).status).toBe(409);
    expect((await deleteMatch(last as Match)).status).toBe(204);
    expect((await again()).status).toBe(201);
  });

  test('while quarter-finals created by hand stand where the new ones would', async () => {
    const tournament = await createCupOf(8);
    const [arce, boedo] = eightTeams.teams;
    if (!arce || !boedo) throw new Error('No teams');
    await createScheduledMatch(tournament, arce, boedo, { round: 'Cuartos de final' });
    expect((await generatePlayoffs(tournament, eight(1, 2, 3, 4))).status).toBe(409);
    expect((await generatePlayoffs(tournament, { qualifiers: 4 })).status).toBe(201);
  });
});
