import { beforeAll, describe, expect, test } from 'vitest';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  asToldToAnyone,
  createCancha,
  createMatch,
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  deleteTeam,
  expectOk,
  newMatchBody,
  postMatch,
  readMatch,
  readMatchesOfTournament,
} from '#tests/support/api-fixtures.ts';

let home: Team;
let away: Team;
let cup: Tournament;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Deportivo Ombú', 'Atlético Ceibo');
  cup = await createTournament();
});

/** The body of a match of the two teams on a day of its own. */
const bodyOfMatch = () => newMatchBody(cup, home, away);
const scheduleMatch = (more: Parameters<typeof createScheduledMatch>[3] = {}) =>
  createScheduledMatch(cup, home, away, more);
const postUntypedMatch = (body: object) => callUntyped('POST /matches', { as: 'admin', body });

test('a match with only the required fields gets the defaults', async () => {
  const body = bodyOfMatch();
  const created = await call('POST /matches', { as: 'admin', body });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    ...body,
    id: expect.any(Number),
    round: 'Fecha 1',
    status: 'scheduled',
    isPlayoff: false,
    isCompleted: false,
    groupId: 0,
    version: 1,
    canchaId: 0,
    refereeId: 0,
    assistantId: 0,
    cancha: null,
    referee: null,
    assistant: null,
    homeScore: null,
    awayScore: null,
    homePenalties: null,
    awayPenalties: null,
    walkover: null,
    homeGoalkeeperId: 0,
    awayGoalkeeperId: 0,
    homeFrom: null,
    awayFrom: null,
    sheetUserIds: [],
    homeTeam: expect.objectContaining({ name: 'Deportivo Ombú', displayName: 'Deportivo', logo: '', logoUrl: '' }),
    awayTeam: expect.objectContaining({ name: 'Atlético Ceibo', displayName: 'Atlético' }),
  });
  expect(await readMatch(created.body)).toEqual(created.body);
});

test.each(['tournamentId', 'homeTeamId', 'awayTeamId', 'matchDate', 'matchTime', 'location'])(
  'a match without %s is refused',
  async (field) => {
    const answer = await postUntypedMatch({ ...bodyOfMatch(), [field]: undefined });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map(({ path }) => path)).toEqual([field]);
  },
);

test.each([
  [{ matchDate: '2026-02-29' }, 'matchDate'],
  [{ matchDate: '7/3/2026' }, 'matchDate'],
  [{ matchDate: '2026-03-07T14:00' }, 'matchDate'],
  [{ matchTime: '24:00' }, 'matchTime'],
  [{ matchTime: '9:00' }, 'matchTime'],
  [{ matchTime: '14:00:00' }, 'matchTime'],
  [{ location: '  ' }, 'location'],
  [{ status: 'suspended' }, 'status'],
  [{ canchaId: -1 }, 'canchaId'],
  [{ canchaId: null }, 'canchaId'],
  [{ homeTeamId: 0 }, 'homeTeamId'],
  [{ homeTeamId: null }, 'homeTeamId'],
  [{ homeTeamId: '1' }, 'homeTeamId'],
  [{ isPlayoff: 'sí' }, 'isPlayoff'],
  [{ homeScore: 100 }, 'homeScore'],
  [{ id: 4 }, 'id'],
  [{ version: 1 }, 'version'],
  [{ isCompleted: true }, 'isCompleted'],
  [{ homeTeam: { name: 'Ombú' } }, 'homeTeam'],
  [{ formattedDate: '07/03/2026' }, 'formattedDate'],
])('a match with %o is refused, and the error names the field', async (wrong, path) => {
  const answer = await postUntypedMatch({ ...bodyOfMatch(), ...wrong });
  expect(answer.status).toBe(400);
  expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
});

test.each(['tournamentId', 'homeTeamId', 'awayTeamId', 'canchaId', 'refereeId', 'assistantId'])(
  'a match with an unknown %s is refused, and the error names the field',
  async (field) => {
    const answer = await postUntypedMatch({ ...bodyOfMatch(), [field]: 987654 });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map(({ path }) => path)).toEqual([field]);
  },
);

test('a team does not play against itself', async () => {
  expect((await postUntypedMatch({ ...bodyOfMatch(), awayTeamId: home.id })).status).toBe(400);
});

test('the id 0 means no cancha and no official, like an absent id', async () => {
  const { status, body } = await call('POST /matches', {
    as: 'admin',
    body: { ...bodyOfMatch(), canchaId: 0, refereeId: 0, assistantId: 0 },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ canchaId: 0, cancha: null, refereeId: 0, referee: null, assistantId: 0 });
});

test('a match may be outside the dates of its tournament, even long ago', async () => {
  for (const matchDate of ['1998-07-12', '2031-01-01'])
    expect((await postUntypedMatch({ ...bodyOfMatch(), matchDate })).status).toBe(201);
});

test('a match may be created as completed, but only with its score', async () => {
  const match = await scheduleMatch({
    status: 'completed',
    homeScore: 2,
    awayScore: 2,
    homePenalties: 5,
    awayPenalties: 4,
  });
  expect(match).toMatchObject({ homeScore: 2, awayScore: 2, homePenalties: 5, awayPenalties: 4, isCompleted: true });
  expect((await postUntypedMatch({ ...bodyOfMatch(), status: 'completed' })).status).toBe(400);
});

test('a match shows the name of its cancha', async () => {
  const { id: canchaId } = await createCancha('Cancha 3');
  expect(await scheduleMatch({ canchaId })).toMatchObject({ canchaId, cancha: { nombre: 'Cancha 3' } });
});

test('an unavailable cancha cannot be chosen', async () => {
  const { id: canchaId } = await createCancha('Cancha en obra', { disponible: false });
  const answer = await postUntypedMatch({ ...bodyOfMatch(), canchaId });
  expect(statusAndDetail(answer)).toEqual({ status: 409, detail: expect.stringContaining('Cancha en obra') });
});

test('the name of the round says whether a match is a playoff match, unless an administrator says otherwise', async () => {
  expect((await scheduleMatch({ round: 'Semifinal 1' })).isPlayoff).toBe(true);
  expect((await scheduleMatch({ round: 'Fecha final' })).isPlayoff).toBe(false);
  expect((await scheduleMatch({ round: 'Final', isPlayoff: false })).isPlayoff).toBe(false);
  expect((await scheduleMatch({ round: 'Fecha 7', isPlayoff: true })).isPlayoff).toBe(true);
});

describe('the list of matches', () => {
  test('of a tournament has only its matches, by date, time and id', async () => {
    const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
    const [cup, other] = [await createTournament(), await createTournament()];
    const at = (matchDate: string, matchTime: string) => ({ matchDate, matchTime });
    const third = await createScheduledMatch(cup, ombu, ceibo, at('2027-02-02', '09:00'));
    const first = await createScheduledMatch(cup, ombu, ceibo, at('2027-02-01', '18:00'));
    const second = await createScheduledMatch(cup, tala, sauce, at('2027-02-01', '18:00'));
    await createScheduledMatch(other, tala, sauce, at('2027-02-01', '09:00'));
    const params = { id: cup.id };
    const raw = await call('GET /matches/tournament/{id}', { params });
    expect(raw.body).toEqual([first, second, third].map(asToldToAnyone));
    const formatted = await call('GET /matches/formatted/tournament/{id}', { params });
    expect(formatted.body.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
  });

  test('of a tournament without matches is empty, of an unknown tournament 404', async () => {
    const { id } = await createTournament();
    for (const key of ['GET /matches/tournament/{id}', 'GET /matches/formatted/tournament/{id}'] as const) {
      expect((await call(key, { params: { id } })).body).toEqual([]);
      expect((await call(key, { params: { id: 987654 } })).status).toBe(404);
    }
  });

  test('of all tournaments contains each new match', async () => {
    const { id } = await scheduleMatch();
    for (const key of ['GET /matches', 'GET /matches/formatted'] as const) {
      expect((await call(key)).body.map((match) => match.id)).toContain(id);
    }
  });
});

describe('a formatted match', () => {
  const formatted = async ({ id }: { id: number }) =>
    expectOk(await call('GET /matches/formatted/{id}', { params: { id } }));

  test('that is scheduled adds its date, its time and VS to the fields of the match', async () => {
    const match = asToldToAnyone(await createMatch({ matchDate: '2026-04-01', matchTime: '09:05' }));
    const extra = { formattedDate: '01/04/2026', formattedTime: '09:05', scoreDisplay: 'VS' };
    expect(await formatted(match)).toEqual({ ...match, ...extra });
    const list = await call('GET /matches/formatted/tournament/{id}', { params: { id: match.tournamentId } });
    expect(list.body).toEqual([{ ...match, ...extra }]);
  });

  test('that is completed or in play shows its score', async () => {
    const final = await scheduleMatch({ status: 'completed', homeScore: 3, awayScore: 1 });
    expect((await formatted(final)).scoreDisplay).toBe('3 - 1');
    const running = await scheduleMatch({ status: 'in_progress' });
    expect((await formatted(running)).scoreDisplay).toBe('0 - 0');
  });

  test('that is cancelled shows no score', async () => {
    expect((await formatted(await scheduleMatch({ status: 'cancelled' }))).scoreDisplay).toBe('VS');
  });
});

test('a deleted match is answered 404 and is in no list', async () => {
  const { id, tournamentId } = await createMatch();
  expect((await deleteMatch({ id })).status).toBe(204);
  for (const key of ['GET /matches/{id}', 'GET /matches/formatted/{id}'] as const) {
    const gone = await call(key, { params: { id } });
    expect(statusAndDetail(gone)).toEqual({ status: 404, detail: 'Partido no encontrado' });
  }
  expect(await readMatchesOfTournament({ id: tournamentId })).toEqual([]);
  expect((await deleteMatch({ id })).status).toBe(404);
});

test('a match of a deleted team is refused', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const tournament = await createTournament();
  await deleteTeam(ceibo);
  expect((await postMatch(tournament, ombu, ceibo)).status).toBe(400);
  expect(await readMatchesOfTournament(tournament)).toEqual([]);
});
