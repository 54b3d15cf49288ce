/** Generating the playoffs: which matches they are, when it is refused, and that it happens once. */
import { beforeAll, describe, expect, test } from 'vitest';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteMatch,
  expectOk,
  nextUnusedDay,
  playMatch,
  postMatch,
  readMatch,
  readMatchesOfTournament,
} from '#tests/support/api-fixtures.ts';
import {
  createLeagueOfFour,
  createPlayoffs,
  formatPairing,
  generatePlayoffs,
  playoffGenerationBody,
} from '#tests/support/playoffs.ts';

beforeAll(startApi);

/** Arce, Boedo, Caseros and Dock, who rank in this order, and a tournament of theirs that stays without matches. */
let four: Awaited<ReturnType<typeof createLeagueOfFour>>;
beforeAll(async () => {
  four = await createLeagueOfFour();
});
/** Another tournament of the same teams. */
const createCup = () => createTournament({ teamIds: four.teams.map(({ id }) => id) });

const readBracket = async ({ id }: { id: number }) =>
  expectOk(await call('GET /tournaments/{id}/bracket', { params: { id } }));

describe('the generated playoffs', () => {
  test('are four matches, answered as they are stored', async () => {
    const tournament = await createCup();
    const form = playoffGenerationBody();
    const { status, body } = await generatePlayoffs(tournament, form);
    expect({ status, message: body.message }).toEqual({ status: 201, message: '¡Playoffs generados exitosamente!' });
    expect(body.matches.map((match) => [match.round, formatPairing(match), match.matchDate, match.matchTime])).toEqual([
      ['Semifinal 1', 'Arce - Dock', form.semi1Date, '15:30'],
      ['Semifinal 2', 'Boedo - Caseros', form.semi2Date, '16:30'],
      ['Tercer Puesto', 'Perdedor Semi 1 - Perdedor Semi 2', form.thirdPlaceDate, '16:00'],
      ['Final', 'Ganador Semi 1 - Ganador Semi 2', form.finalDate, '17:30'],
    ]);
    for (const match of body.matches) {
      expect(match).toMatchObject({ isPlayoff: true, status: 'scheduled', location: 'Complejo Sur', canchaId: 0 });
      expect(await readMatch(match)).toEqual(match);
    }
    const [semi1, semi2, third, final] = body.matches;
    const from = (outcome: string) => ({
      homeFrom: { matchId: semi1?.id, outcome },
      awayFrom: { matchId: semi2?.id, outcome },
    });
    expect({ third, final }).toMatchObject({ third: from('loser'), final: from('winner') });
    expect(final).toMatchObject({ homeTeamId: null, awayTeamId: null });
  });

  test('pair the teams by the table, even with league matches still to play', async () => {
    const tournament = await createCup();
    const [arce, boedo, caseros, dock] = four.teams;
    await playMatch(tournament, dock, '5-0', arce);
    await playMatch(tournament, caseros, '2-0', boedo);
    await createScheduledMatch(tournament, arce, boedo);
    const { matches } = expectOk(await generatePlayoffs(tournament));
    expect(matches.slice(0, 2).map(formatPairing)).toEqual(['Dock - Arce', 'Caseros - Boedo']);
  });

  test('pair the first of each of two zonas with the second of the other', async () => {
    const tournament = await createCup();
    const [arce, boedo, caseros, dock] = four.teams.map(({ id }) => id);
    const group = (name: string, teamIds: (number | undefined)[]) =>
      call('POST /groups', {
        as: 'admin',
        body: { tournamentId: tournament.id, name, teamIds: teamIds.map((id) => id ?? 0) },
      });
    expectOk(await group('Zona B', [caseros, dock]));
    expectOk(await group('Zona A', [arce, boedo]));
    const { matches } = expectOk(await generatePlayoffs(tournament));
    expect(matches.slice(0, 2).map(formatPairing)).toEqual(['Arce - Dock', 'Caseros - Boedo']);
  });

  test('have no third place when none is requested, even with empty fields, the cancha of the request, and the federation’s location', async () => {
    const cancha = await createCancha('Cancha 1');
    const noThird = { include3rdPlaceMatch: false, thirdPlaceDate: '', thirdPlaceTime: '' };
    const form = { ...noThird, canchaId: cancha.id, location: undefined };
    const { matches } = expectOk(await generatePlayoffs(await createCup(), form));
    expect(matches.map(({ round }) => round)).toEqual(['Semifinal 1', 'Semifinal 2', 'Final']);
    for (const match of matches) {
      expect(match).toMatchObject({ location: 'Complejo Deportivo', cancha: { nombre: 'Cancha 1' } });
    }
  });

  test('leave no other match possible for their teams and cancha at the same time', async () => {
    const cancha = await createCancha('Cancha 1');
    const { semi1, final, teams } = await createPlayoffs({}, { canchaId: cancha.id });
    const [arce, , , dock] = teams;
    const [other, rival] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const at = ({ matchDate, matchTime }: typeof final) => ({ matchDate, matchTime });
    const busy = [
      await postMatch(cup, arce, other, at(semi1)),
      await postMatch(cup, rival, dock, at(semi1)),
      await postMatch(cup, other, rival, { ...at(final), canchaId: cancha.id }),
    ];
    expect(busy.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(problemOf(busy[2] as never).detail).toContain('Ganador Semi 1 - Ganador Semi 2');
  });
});

describe('generating the playoffs is refused', () => {
  test.each([
    ['a date is missing', { semi1Date: undefined }, 'semi1Date'],
    ['the third place has no date', { thirdPlaceDate: '' }, 'thirdPlaceDate'],
    ['the third place has no time', { thirdPlaceTime: undefined }, 'thirdPlaceTime'],
    ['a day does not exist', { finalDate: '2026-02-30' }, 'finalDate'],
    ['the final comes before the semifinals', { finalDate: '2020-01-01' }, 'finalDate'],
    ['the cancha does not exist', { canchaId: 987654 }, 'canchaId'],
  ])('the playoffs are not generated when %s', async (_, change, path) => {
    const answer = await generatePlayoffs(four.tournament, change);
    expect({ status: answer.status, paths: problemOf(answer).errors.map((error) => error.path) }).toEqual({
      status: 400,
      paths: [path],
    });
    expect(await readMatchesOfTournament(four.tournament)).toEqual([]);
  });

  test('with fewer than four teams', async () => {
    const teamIds = four.teams.slice(0, 3).map(({ id }) => id);
    const answer = await generatePlayoffs(await createTournament({ teamIds }));
    expect(statusAndDetail(answer)).toEqual({
      status: 409,
      detail: 'Se necesitan al menos 4 equipos en la tabla: hay 3 equipos.',
    });
  });

  test('with fewer than two teams in one of two zonas', async () => {
    const tournament = await createCup();
    const [arce, boedo, caseros] = four.teams.map(({ id }) => id) as [number, number, number];
    for (const [name, teamIds] of [['Zona A', [arce, boedo]] as const, ['Zona B', [caseros]] as const]) {
      expectOk(
        await call('POST /groups', { as: 'admin', body: { tournamentId: tournament.id, name, teamIds: [...teamIds] } }),
      );
    }
    const answer = await generatePlayoffs(tournament);
    expect(statusAndDetail(answer)).toEqual({
      status: 409,
      detail: 'Se necesitan al menos 2 equipos en Zona B: hay 1 equipo.',
    });
  });

  test('a second time, until the first matches are deleted', async () => {
    const { tournament, semi1, semi2, third, final } = await createPlayoffs();
    const again = await generatePlayoffs(tournament);
    expect(again.status).toBe(409);
    expect(problemOf(again).detail).toContain('Semifinal 1, Semifinal 2, Tercer Puesto y Final');
    for (const match of [final, third]) expect((await deleteMatch(match)).status).toBe(204);
    expect((await generatePlayoffs(tournament)).status).toBe(409);
    for (const match of [semi1, semi2]) expect((await deleteMatch(match)).status).toBe(204);
    expect((await generatePlayoffs(tournament)).status).toBe(201);
  });

  test('while the tournament has a semifinal that was created by hand; a quarter-final is no obstacle', async () => {
    const tournament = await createCup();
    const [arce, boedo] = four.teams;
    await playMatch(tournament, arce, '1-0', boedo, { round: 'Cuartos de final' });
    const semi = await createScheduledMatch(tournament, arce, boedo, { round: 'Semifinal' });
    expect((await generatePlayoffs(tournament)).status).toBe(409);
    await deleteMatch(semi);
    expect((await generatePlayoffs(tournament)).status).toBe(201);
  });

  test('on a cancha that is not available', async () => {
    const cancha = await createCancha('Cancha 9', { disponible: false });
    const answer = await generatePlayoffs(four.tournament, { canchaId: cancha.id });
    expect(statusAndDetail(answer)).toEqual({ status: 409, detail: 'La cancha Cancha 9 no está disponible.' });
  });

  test('when a team has another match then, and the refusal names that match', async () => {
    const { tournament, teams } = four;
    const form = playoffGenerationBody();
    const [, boedo] = teams;
    const other = { matchDate: form.semi2Date, matchTime: '16:45' };
    await createScheduledMatch(await createTournament(), await createTeam('Ombú'), boedo, other);
    const answer = await generatePlayoffs(tournament, form);
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'busy' });
    expect(problemOf(answer).detail).toContain('Boedo ya está en otro partido a esa hora: Ombú - Boedo');
    expect(await readMatchesOfTournament(tournament)).toEqual([]);
  });

  test('when two of its matches need one cancha at the same time', async () => {
    const [tournament, cancha] = [await createCup(), await createCancha('Cancha 1')];
    const answer = await generatePlayoffs(tournament, { canchaId: cancha.id, semi2Time: '15:45' });
    expect(answer.status).toBe(409);
    expect(problemOf(answer).detail).toMatch(/^La cancha Cancha 1 ya está en otro partido a esa hora: .+ - .+, el /);
    // Without a cancha both semifinals may be played at once, and the final begins as they end.
    const day = nextUnusedDay();
    const oneDay = { semi1Date: day, semi2Date: day, finalDate: day, include3rdPlaceMatch: false };
    expectOk(await generatePlayoffs(tournament, { ...oneDay, semi2Time: '15:30', finalTime: '16:00' }));
  });

  test('when the final starts before a semifinal is over', async () => {
    const day = nextUnusedDay();
    const form = { semi1Date: day, semi2Date: day, finalDate: day, include3rdPlaceMatch: false, finalTime: '16:59' };
    const answer = await generatePlayoffs(four.tournament, form);
    expect(statusAndDetail(answer)).toEqual({
      status: 409,
      detail: 'La Final empieza antes de que termine la Semifinal 2.',
    });
  });

  test('when final and third place are before the semifinals, with an error for each date', async () => {
    const [earlier, day] = [nextUnusedDay(), nextUnusedDay()];
    const form = { semi1Date: day, semi2Date: day, finalDate: earlier, thirdPlaceDate: earlier };
    const answer = await generatePlayoffs(four.tournament, form);
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors?.map(({ path }) => path)).toEqual(['thirdPlaceDate', 'finalDate']);
  });

  test('for a tournament that does not exist', async () => {
    const answer = await generatePlayoffs({ id: 987654 });
    expect(statusAndDetail(answer)).toEqual({ status: 404, detail: 'Torneo no encontrado' });
  });
});

test('the same request sent twice with an Idempotency-Key generates the playoffs once', async () => {
  const tournament = await createCup();
  const [form, request] = [playoffGenerationBody(), { headers: { 'idempotency-key': `playoffs-${tournament.id}` } }];
  const first = await generatePlayoffs(tournament, form, request);
  expect(await generatePlayoffs(tournament, form, request)).toMatchObject({ status: 201, body: first.body });
  expect(await readMatchesOfTournament(tournament)).toHaveLength(4);
  expect((await generatePlayoffs(tournament, { ...form, finalTime: '20:00' }, request)).status).toBe(422);
});

describe('the bracket', () => {
  test('is a projection of the table until the playoffs are generated, then shows their matches', async () => {
    const tournament = await createCup();
    const before = await readBracket(tournament);
    expect(before.isProjection).toBe(true);
    expect(before.qualified.map(({ team, medalIcon }) => team.name + medalIcon)).toEqual([
      'Arce🥇',
      'Boedo🥈',
      'Caseros🥉',
      'Dock',
    ]);
    const { matches } = expectOk(await generatePlayoffs(tournament));
    await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: tournament.id } });
    const { isProjection, stages } = await readBracket(tournament);
    expect(isProjection).toBe(false);
    expect(stages.map(({ name, ties }) => [name, ties.map(({ matchId }) => matchId)])).toEqual([
      ['Semifinales', [matches[0]?.id, matches[1]?.id]],
      ['Tercer Puesto', [matches[2]?.id]],
      ['Final', [matches[3]?.id]],
    ]);
  });

  test('of an unknown tournament is 404', async () => {
    expect((await call('GET /tournaments/{id}/bracket', { params: { id: 987654 } })).status).toBe(404);
  });
});
