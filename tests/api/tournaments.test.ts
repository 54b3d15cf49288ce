import { beforeAll, describe, expect, test } from 'vitest';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  deleteTeam,
  editMatch,
  expectOk,
  readTournament,
} from '#tests/support/api-fixtures.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

let ombu: Team;
let ceibo: Team;
let tala: Team;
beforeAll(async () => {
  [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
});

const tournamentForm = samples['POST /tournaments'];
const postUntypedTournament = (body: object) =>
  callUntyped('POST /tournaments', { as: 'admin', body: { ...tournamentForm, ...body } });
const changeTournament = (id: number, body: object) =>
  call('PUT /tournaments/{id}', { as: 'admin', params: { id }, body: { ...tournamentForm, ...body } });
const setParticipants = (id: number, ...teams: { id: number }[]) =>
  call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id }, body: { teamIds: teams.map((team) => team.id) } });
const deleteTournament = (id: number) => call('DELETE /tournaments/{id}', { as: 'admin', params: { id } });

const defaultRules = {
  matchMinutes: 30,
  blueMinutes: 2,
  periods: 1,
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['goalDifference', 'goalsFor'],
  walkoverGoals: 3,
  fairPlay: { blue: 1, yellow: 2, red: 3 },
  suspensions: { red: 1, yellowsInMatch: 2, yellowAccumulation: null },
  playoffDraw: 'penalties',
  eligibility: { squad: null, ages: [], playoffMatches: 0, fitness: 'off' },
};

describe('creating a tournament', () => {
  test('gives it the status pending, no participants and the default rules', async () => {
    const created = await postUntypedTournament({});
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...tournamentForm,
      id: expect.any(Number),
      description: '',
      status: 'pending',
      teamIds: [],
      adjustments: [],
      bands: [],
      rules: defaultRules,
      eligibilityExceptions: [],
      ...tournamentWithoutFixture,
      version: 1,
    });
  });

  test.each(['1/4/2026', '2026-02-30'])(
    'a tournament with the impossible date %s is refused with one error',
    async (startDate) => {
      expect(problemOf(await postUntypedTournament({ startDate })).errors).toEqual([
        { path: 'startDate', message: 'Debe ser una fecha que exista, como 2026-04-01' },
      ]);
    },
  );

  test('with some of the rules keeps the defaults of the others', async () => {
    const { rules } = await createTournament({
      rules: {
        matchMinutes: 40,
        points: { win: 2 },
        suspensions: { yellowAccumulation: { every: 3, matches: 1 } },
        tieBreakers: ['headToHeadPoints', 'goalDifference'],
      },
    });
    expect(rules).toEqual({
      ...defaultRules,
      matchMinutes: 40,
      points: { win: 2, draw: 1, loss: 0 },
      suspensions: { red: 1, yellowsInMatch: 2, yellowAccumulation: { every: 3, matches: 1 } },
      tieBreakers: ['headToHeadPoints', 'goalDifference'],
    });
  });

  test.each([1, 200])('a tournament with matches of %d minutes is created', async (matchMinutes) => {
    expect((await postUntypedTournament({ rules: { matchMinutes } })).status).toBe(201);
  });

  test.each([
    [{ matchMinutes: 0 }, 'rules.matchMinutes'],
    [{ matchMinutes: 201 }, 'rules.matchMinutes'],
    [{ matchMinutes: 30.5 }, 'rules.matchMinutes'],
    [{ tieBreakers: ['altura'] }, 'rules.tieBreakers.0'],
    [{ playoffDraw: 'moneda' }, 'rules.playoffDraw'],
    [{ blueMinutes: 31 }, 'rules.blueMinutes'],
    [{ periods: 3 }, 'rules.periods'],
    [{ points: { win: '3' } }, 'rules.points.win'],
    [{ fairPlay: { verde: 1 } }, 'rules.fairPlay.verde'],
    [{ inventada: 1 }, 'rules.inventada'],
  ])('a tournament with the rules %o is refused, and the error names the rule', async (rules, path) => {
    const answer = await postUntypedTournament({ rules });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
  });

  test.each([
    [{ startDate: '2026-06-30', endDate: '2026-06-29' }, 'endDate'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ endDate: '30/06/2026' }, 'endDate'],
    [{ endDate: '2026-06-30T00:00:00Z' }, 'endDate'],
    [{ status: 'finished' }, 'status'],
    [{ name: '' }, 'name'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ id: 9 }, 'id'],
    [{ version: 1 }, 'version'],
  ])('a tournament with %o is refused, and the error names the field', async (wrong, path) => {
    const answer = await postUntypedTournament(wrong);
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
  });

  test('of one day, with a description of 1000 characters, succeeds', async () => {
    const description = 'á'.repeat(1000);
    const tournament = await createTournament({ startDate: '2028-02-29', endDate: '2028-02-29', description });
    expect(tournament).toMatchObject({ endDate: '2028-02-29', description });
  });
});

describe('changing a tournament', () => {
  test('keeps the rules, participants and adjustments that are not sent', async () => {
    const adjustments = [{ teamId: ombu.id, points: -3, reason: 'Mala inclusión de un jugador' }];
    const before = await createTournament({ teamIds: [ombu.id, ceibo.id], rules: { walkoverGoals: 2 }, adjustments });
    const { body } = await changeTournament(before.id, {
      name: 'Clausura',
      description: 'Zona única',
      status: 'in_progress',
    });
    expect(body).toEqual({ ...before, name: 'Clausura', description: 'Zona única', status: 'in_progress', version: 2 });
  });

  test('may set every status, also backwards', async () => {
    const { id } = await createTournament({ status: 'completed' });
    for (const status of ['in_progress', 'pending', 'completed'] as const) {
      expect((await changeTournament(id, { status })).body.status).toBe(status);
    }
  });

  test('to an end date before its start date is refused', async () => {
    const { id } = await createTournament();
    const answer = await changeTournament(id, { startDate: '2026-07-01', endDate: '2026-06-30' });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors[0]?.path).toBe('endDate');
  });

  test('may give and take points of a team more than once, each time with a reason', async () => {
    const { id } = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    const adjustments = [
      { teamId: ombu.id, points: -3, reason: 'Mala inclusión' },
      { teamId: ombu.id, points: 1, reason: 'Apelación' },
      { teamId: ceibo.id, points: 2, reason: 'Bonificación' },
    ];
    expect((await changeTournament(id, { adjustments })).body.adjustments).toEqual(adjustments);
    expect((await changeTournament(id, { adjustments: [] })).body.adjustments).toEqual([]);
  });

  test.each([
    [{ points: -3 }, 'reason'],
    [{ points: 1.5, reason: 'Medio' }, 'points'],
    [{ points: '3', reason: 'Texto' }, 'points'],
    [{ points: 3, reason: 'x', por: 'mí' }, 'por'],
  ])('a change with the adjustment %o is refused', async (adjustment, field) => {
    const { id } = await createTournament({ teamIds: [ombu.id] });
    const answer = await changeTournament(id, { adjustments: [{ teamId: ombu.id, ...adjustment }] });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors[0]?.path).toBe(`adjustments.0.${field}`);
  });
});

describe('participants', () => {
  test('are replaced as a whole and read back', async () => {
    const { id } = await createTournament({ teamIds: [ombu.id] });
    const { status, body } = await setParticipants(id, ceibo, tala);
    expect(status).toBe(200);
    expect(new Set(body.teamIds)).toEqual(new Set([ceibo.id, tala.id]));
    expect(await readTournament({ id })).toEqual(body);
    expect((await setParticipants(id)).body.teamIds).toEqual([]);
  });

  test('must be teams that exist', async () => {
    const { id } = await createTournament();
    expect((await setParticipants(id, { id: 987654 })).status).toBe(400);
    expect((await changeTournament(id, { teamIds: [987654] })).status).toBe(400);
    expect((await postUntypedTournament({ teamIds: [987654] })).status).toBe(400);
    expect((await readTournament({ id })).teamIds).toEqual([]);
  });

  test('include the teams of every new match', async () => {
    const tournament = await createTournament({ teamIds: [tala.id] });
    await createScheduledMatch(tournament, ombu, ceibo);
    const { teamIds, version } = await readTournament(tournament);
    expect(new Set(teamIds)).toEqual(new Set([ombu.id, ceibo.id, tala.id]));
    expect(version).toBeGreaterThan(tournament.version);
  });

  test('with matches, even cancelled ones, cannot be removed', async () => {
    const tournament = await createTournament({ teamIds: [tala.id] });
    const match = await createScheduledMatch(tournament, ombu, ceibo);
    expectOk(await editMatch(match, { status: 'cancelled' }));
    for (const answer of [
      await setParticipants(tournament.id, ceibo, tala),
      await changeTournament(tournament.id, { teamIds: [] }),
    ]) {
      expect(answer.status).toBe(409);
      expect(problemOf(answer).detail).toMatch(/1 partido/);
    }
    expect((await setParticipants(tournament.id, ombu, ceibo)).status).toBe(200);
  });

  test('lose a team that is deleted', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    expect((await deleteTeam(ombu)).status).toBe(204);
    expect((await readTournament(tournament)).teamIds).toEqual([ceibo.id]);
  });
});

describe('deleting a tournament', () => {
  test('without matches removes it, from the list too', async () => {
    const { id } = await createTournament();
    expect((await deleteTournament(id)).status).toBe(204);
    const gone = await call('GET /tournaments/{id}', { params: { id } });
    expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Torneo no encontrado' });
    expect((await call('GET /tournaments')).body.map((tournament) => tournament.id)).not.toContain(id);
  });

  test('with matches is refused until they are deleted, and the refusal counts them', async () => {
    const tournament = await createTournament();
    const matches = [
      await createScheduledMatch(tournament, ombu, ceibo),
      await createScheduledMatch(tournament, ceibo, ombu, { status: 'cancelled' }),
    ];
    const refused = await deleteTournament(tournament.id);
    expect(statusAndDetail(refused)).toEqual({ status: 409, detail: expect.stringContaining('2 partidos') });
    for (const match of matches) await deleteMatch(match);
    expect((await deleteTournament(tournament.id)).status).toBe(204);
  });

  test('leaves it usable when the delete is refused', async () => {
    const tournament = await createTournament();
    await createScheduledMatch(tournament, ombu, ceibo);
    expect((await deleteTournament(tournament.id)).status).toBe(409);
    await createScheduledMatch(tournament, ceibo, ombu);
    expect((await changeTournament(tournament.id, { name: 'Sigue' })).body.name).toBe('Sigue');
  });
});

test('a tournament can be saved after a participant with adjustments was removed', async () => {
  const adjustments = [{ teamId: ombu.id, points: -1, reason: 'Planilla incompleta' }];
  const cup = await createTournament({ teamIds: [ombu.id, ceibo.id], adjustments });
  const body = { teamIds: [ceibo.id] };
  expectOk(await call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id: cup.id }, body }));
  const read = await readTournament(cup);
  expect((await callUntyped('PUT /tournaments/{id}', { as: 'admin', params: { id: cup.id }, body: read })).status).toBe(
    200,
  );
});

test('a tournament can be saved after a team with adjustments was deleted', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const adjustments = [{ teamId: ombu.id, points: -1, reason: 'Planilla incompleta' }];
  const cup = await createTournament({ teamIds: [ombu.id, ceibo.id], adjustments });
  expect((await deleteTeam(ombu)).status).toBe(204);
  const read = await readTournament(cup);
  expect(read.adjustments).toEqual([]);
  expect((await callUntyped('PUT /tournaments/{id}', { as: 'admin', params: { id: cup.id }, body: read })).status).toBe(
    200,
  );
});
