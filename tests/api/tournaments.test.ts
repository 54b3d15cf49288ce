import { beforeAll, describe, expect, test } from 'vitest';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createTeam,
  createTeams,
  createTournament,
  edit,
  expectOk,
  readTournament,
  scheduleMatch,
} from '#tests/support/given.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

const form = samples['POST /tournaments'];
const create = (body: object) => callUntyped('POST /tournaments', { as: 'admin', body: { ...form, ...body } });
const change = (id: number, body: object) =>
  call('PUT /tournaments/{id}', { as: 'admin', params: { id }, body: { ...form, ...body } });
const setTeams = (id: number, ...teams: { id: number }[]) =>
  call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id }, body: { teamIds: teams.map((team) => team.id) } });
const remove = (id: number) => call('DELETE /tournaments/{id}', { as: 'admin', params: { id } });

const defaultRules = {
  matchMinutes: 30,
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: ['goalDifference', 'goalsFor'],
  walkoverGoals: 3,
  fairPlay: { blue: 1, yellow: 2, red: 3 },
  suspensions: { red: 1, yellowsInMatch: 2, yellowAccumulation: null },
  playoffDraw: 'penalties',
};

describe('creating', () => {
  test('a tournament starts pending, without participants, under the usual rules', async () => {
    const created = await create({});
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...form,
      id: expect.any(Number),
      description: '',
      status: 'pending',
      teamIds: [],
      adjustments: [],
      rules: defaultRules,
      version: 1,
    });
  });

  test.each(['1/4/2026', '2026-02-30'])(
    'a date that does not exist is complained about once: %s',
    async (startDate) => {
      expect(problemOf(await create({ startDate })).errors).toEqual([
        { path: 'startDate', message: 'Debe ser una fecha que exista, como 2026-04-01' },
      ]);
    },
  );

  test('rules are given in part and merged over the usual ones', async () => {
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

  test.each([1, 200])('matches may last %d minutes', async (matchMinutes) => {
    expect((await create({ rules: { matchMinutes } })).status).toBe(201);
  });

  test.each([
    [{ matchMinutes: 0 }, 'rules.matchMinutes'],
    [{ matchMinutes: 201 }, 'rules.matchMinutes'],
    [{ matchMinutes: 30.5 }, 'rules.matchMinutes'],
    [{ tieBreakers: ['altura'] }, 'rules.tieBreakers.0'],
    [{ playoffDraw: 'moneda' }, 'rules.playoffDraw'],
    [{ points: { win: '3' } }, 'rules.points.win'],
    [{ fairPlay: { verde: 1 } }, 'rules.fairPlay.verde'],
    [{ inventada: 1 }, 'rules.inventada'],
  ])('the rules %o are refused and named', async (rules, path) => {
    const answer = await create({ rules });
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
  ])('%o is refused and named', async (wrong, path) => {
    const answer = await create(wrong);
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
  });

  test('a tournament of one day, with a long description, is fine', async () => {
    const description = 'á'.repeat(1000);
    const tournament = await createTournament({ startDate: '2028-02-29', endDate: '2028-02-29', description });
    expect(tournament).toMatchObject({ endDate: '2028-02-29', description });
  });
});

describe('changing', () => {
  test('the form is replaced; rules, participants and adjustments stay unless they are sent', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const adjustments = [{ teamId: ombu.id, points: -3, reason: 'Mala inclusión de un jugador' }];
    const before = await createTournament({ teamIds: [ombu.id, ceibo.id], rules: { walkoverGoals: 2 }, adjustments });
    const { body } = await change(before.id, { name: 'Clausura', description: 'Zona única', status: 'in_progress' });
    expect(body).toEqual({ ...before, name: 'Clausura', description: 'Zona única', status: 'in_progress', version: 2 });
  });

  test('an admin moves the status as he likes, also backwards', async () => {
    const { id } = await createTournament({ status: 'completed' });
    for (const status of ['in_progress', 'pending', 'completed'] as const) {
      expect((await change(id, { status })).body.status).toBe(status);
    }
  });

  test('the end may not come before the start', async () => {
    const { id } = await createTournament();
    const answer = await change(id, { startDate: '2026-07-01', endDate: '2026-06-30' });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors[0]?.path).toBe('endDate');
  });

  test('each side can be given and taken points more than once, with a reason', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const { id } = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    const adjustments = [
      { teamId: ombu.id, points: -3, reason: 'Mala inclusión' },
      { teamId: ombu.id, points: 1, reason: 'Apelación' },
      { teamId: ceibo.id, points: 2, reason: 'Bonificación' },
    ];
    expect((await change(id, { adjustments })).body.adjustments).toEqual(adjustments);
    expect((await change(id, { adjustments: [] })).body.adjustments).toEqual([]);
  });

  test.each([
    [{ points: -3 }, 'reason'],
    [{ points: 1.5, reason: 'Medio' }, 'points'],
    [{ points: '3', reason: 'Texto' }, 'points'],
    [{ points: 3, reason: 'x', por: 'mí' }, 'por'],
  ])('the adjustment %o is refused', async (adjustment, field) => {
    const { id: teamId } = await createTeam('Ombú');
    const { id } = await createTournament({ teamIds: [teamId] });
    const answer = await change(id, { adjustments: [{ teamId, ...adjustment }] });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors[0]?.path).toBe(`adjustments.0.${field}`);
  });
});

describe('participants', () => {
  test('are set as a whole and read back', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const { id } = await createTournament({ teamIds: [ombu.id] });
    const { status, body } = await setTeams(id, ceibo, tala);
    expect(status).toBe(200);
    expect(new Set(body.teamIds)).toEqual(new Set([ceibo.id, tala.id]));
    expect(await readTournament({ id })).toEqual(body);
    expect((await setTeams(id)).body.teamIds).toEqual([]);
  });

  test('must exist', async () => {
    const { id } = await createTournament();
    expect((await setTeams(id, { id: 987654 })).status).toBe(400);
    expect((await change(id, { teamIds: [987654] })).status).toBe(400);
    expect((await create({ teamIds: [987654] })).status).toBe(400);
    expect((await readTournament({ id })).teamIds).toEqual([]);
  });

  test('a match adds its teams', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const tournament = await createTournament({ teamIds: [tala.id] });
    await scheduleMatch(tournament, ombu, ceibo);
    const { teamIds, version } = await readTournament(tournament);
    expect(new Set(teamIds)).toEqual(new Set([ombu.id, ceibo.id, tala.id]));
    expect(version).toBeGreaterThan(tournament.version);
  });

  test('one with matches cannot be taken out, be they cancelled', async () => {
    const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
    const tournament = await createTournament({ teamIds: [tala.id] });
    const match = await scheduleMatch(tournament, ombu, ceibo);
    expectOk(await edit(match, { status: 'cancelled' }));
    for (const answer of [await setTeams(tournament.id, ceibo, tala), await change(tournament.id, { teamIds: [] })]) {
      expect(answer.status).toBe(409);
      expect(problemOf(answer).detail).toMatch(/1 partido/);
    }
    expect((await setTeams(tournament.id, ombu, ceibo)).status).toBe(200);
  });

  test('a deleted team leaves the tournaments where it never played', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    expect((await call('DELETE /teams/{id}', { as: 'admin', params: { id: ombu.id } })).status).toBe(204);
    expect((await readTournament(tournament)).teamIds).toEqual([ceibo.id]);
  });
});

describe('deleting', () => {
  test('a tournament without matches is gone, from the list too', async () => {
    const { id } = await createTournament();
    expect((await remove(id)).status).toBe(204);
    const gone = await call('GET /tournaments/{id}', { params: { id } });
    expect({ status: gone.status, detail: problemOf(gone).detail }).toEqual({
      status: 404,
      detail: 'Torneo no encontrado',
    });
    expect((await call('GET /tournaments')).body.map((tournament) => tournament.id)).not.toContain(id);
  });

  test('a tournament with matches stays until they are deleted, and says how many', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament();
    const matches = [
      await scheduleMatch(tournament, ombu, ceibo),
      await scheduleMatch(tournament, ceibo, ombu, { status: 'cancelled' }),
    ];
    const refused = await remove(tournament.id);
    expect({ status: refused.status, detail: problemOf(refused).detail }).toEqual({
      status: 409,
      detail: expect.stringContaining('2 partidos'),
    });
    for (const { id } of matches) await call('DELETE /matches/{id}', { as: 'admin', params: { id } });
    expect((await remove(tournament.id)).status).toBe(204);
  });

  test('a refused delete leaves the tournament usable', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const tournament = await createTournament();
    await scheduleMatch(tournament, ombu, ceibo);
    expect((await remove(tournament.id)).status).toBe(409);
    await scheduleMatch(tournament, ceibo, ombu);
    expect((await change(tournament.id, { name: 'Sigue' })).body.name).toBe('Sigue');
  });
});

test('a participant taken out takes its adjustments along', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const adjustments = [{ teamId: ombu.id, points: -1, reason: 'Planilla incompleta' }];
  const cup = await createTournament({ teamIds: [ombu.id, ceibo.id], adjustments });
  const body = { teamIds: [ceibo.id] };
  expectOk(await call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id: cup.id }, body }));
  const read = await readTournament(cup);
  expect((await callUntyped('PUT /tournaments/{id}', { as: 'admin', params: { id: cup.id }, body: read })).status).toBe(
    200,
  );
});

test('a deleted team takes its adjustments along, so that the tournament can still be saved', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const adjustments = [{ teamId: ombu.id, points: -1, reason: 'Planilla incompleta' }];
  const cup = await createTournament({ teamIds: [ombu.id, ceibo.id], adjustments });
  expect((await call('DELETE /teams/{id}', { as: 'admin', params: { id: ombu.id } })).status).toBe(204);
  const read = await readTournament(cup);
  expect(read.adjustments).toEqual([]);
  expect((await callUntyped('PUT /tournaments/{id}', { as: 'admin', params: { id: cup.id }, body: read })).status).toBe(
    200,
  );
});
