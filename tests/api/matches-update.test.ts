import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createMatch,
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  matchFormBodyOf,
  readMatch,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';

let home: Team;
let away: Team;
let cup: Tournament;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Deportivo Ombú', 'Atlético Ceibo');
  cup = await createTournament();
});

/** A match of the two teams on a day of its own. */
const scheduleMatch = (more: Parameters<typeof createScheduledMatch>[3] = {}) =>
  createScheduledMatch(cup, home, away, more);

const putMatch = (id: number, body: object) => callUntyped('PUT /matches/{id}', { as: 'admin', params: { id }, body });

test('a PUT without cancha and officials removes them from the match', async () => {
  const { id: canchaId } = await createCancha('Cancha 1');
  const match = await scheduleMatch({ canchaId });
  const { canchaId: _gone, refereeId: _none, assistantId: _nobody, ...form } = matchFormBodyOf(match);
  const answer = await putMatch(match.id, { ...form, location: 'Polideportivo', matchTime: '16:45' });
  expect(answer.body).toMatchObject({ canchaId: 0, cancha: null, location: 'Polideportivo', matchTime: '16:45' });
});

test('a PUT without result, penalties and group keeps them', async () => {
  const match = expectOk(await saveScore(await scheduleMatch(), '1-1', { homePenalties: 3, awayPenalties: 2 }));
  const { body } = await editMatch(match, { location: 'Polideportivo' });
  expect(body).toEqual({ ...match, location: 'Polideportivo', version: match.version + 1 });
});

test('a PUT without isPlayoff keeps the value that an administrator set', async () => {
  const match = await scheduleMatch({ round: 'Final', isPlayoff: false });
  expect((await editMatch(match, { location: 'Polideportivo' })).body.isPlayoff).toBe(false);
  expect((await editMatch(match, { isPlayoff: true })).body.isPlayoff).toBe(true);
});

test('a PUT accepts and ignores the fields that only the server sets', async () => {
  const match = await scheduleMatch();
  const display = { id: 999, isCompleted: true, homeTeam: { name: 'Otro' }, cancha: { nombre: 'Otra' } };
  const answer = await putMatch(match.id, { ...match, ...display });
  expect(answer.body).toEqual({ ...match, version: match.version + 1 });
});

describe('a PUT is refused', () => {
  let match: Match;
  beforeAll(async () => {
    match = await scheduleMatch();
  });

  test.each([
    [{ inventado: 1 }, 'inventado'],
    [{ matchDate: undefined }, 'matchDate'],
    [{ homeTeamId: undefined }, 'homeTeamId'],
    [{ homeScore: -1 }, 'homeScore'],
  ])('with %o, and the error names the field', async (wrong, path) => {
    const answer = await putMatch(match.id, { ...matchFormBodyOf(match), ...wrong });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors.map((error) => error.path)).toContain(path);
    expect(await readMatch(match)).toEqual(match);
  });

  test('with the same team twice, an unknown team or no team', async () => {
    for (const awayTeamId of [match.homeTeamId as number, 987654, null])
      expect((await editMatch(match, { awayTeamId })).status).toBe(400);
    expect(await readMatch(match)).toEqual(match);
  });
});

test('a match never changes its tournament', async () => {
  const match = await scheduleMatch();
  const other = await createTournament();
  expect((await editMatch(match, { tournamentId: other.id })).status).toBe(409);
  expect((await editMatch(match, { tournamentId: match.tournamentId })).status).toBe(200);
  expect((await readMatch(match)).tournamentId).toBe(match.tournamentId);
});

test('a team put into a match becomes a participant; the replaced team may be removed from the tournament', async () => {
  const match = await createMatch();
  const tala = await createTeam('Tala');
  const { body } = await editMatch(match, { awayTeamId: tala.id });
  expect(body.awayTeam.name).toBe('Tala');
  const { id, teamIds } = await readTournament({ id: match.tournamentId });
  expect(teamIds).toContain(tala.id);
  const without = teamIds.filter((teamId) => teamId !== match.awayTeamId);
  const answer = await call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id }, body: { teamIds: without } });
  expect(answer.status).toBe(200);
});

test('a match may keep a cancha that became unavailable, but no match may choose it', async () => {
  const cancha = await createCancha('Cancha 1');
  const match = await scheduleMatch({ canchaId: cancha.id });
  const body = { ...cancha, disponible: false };
  expectOk(await call('PUT /canchas/{id}', { as: 'admin', params: { id: cancha.id }, body }));
  expect((await editMatch(match, { matchTime: '15:00' })).body).toMatchObject({
    canchaId: cancha.id,
    matchTime: '15:00',
  });
  expect((await editMatch(await scheduleMatch(), { canchaId: cancha.id })).status).toBe(409);
});

describe('the status', () => {
  const scores = { homeScore: 4, awayScore: 2 };

  test.each(['scheduled', 'in_progress', 'cancelled'] as const)(
    'goes from %s to completed with a score',
    async (status) => {
      const match = await scheduleMatch({ status });
      const { body } = await editMatch(match, { status: 'completed', ...scores });
      expect(body).toMatchObject({ status: 'completed', isCompleted: true, ...scores });
    },
  );

  test.each(['scheduled', 'cancelled'] as const)('does not go from %s to completed without a score', async (status) => {
    const match = await scheduleMatch({ status });
    for (const result of [{}, { homeScore: 1 }, { homeScore: null, awayScore: null }]) {
      expect((await editMatch(match, { status: 'completed', ...result })).status).toBe(400);
    }
    expect(await readMatch(match)).toEqual(match);
  });

  test.each(['scheduled', 'cancelled'] as const)(
    'set back to %s clears the result, even when the request sends a result',
    async (status) => {
      const match = expectOk(await saveScore(await scheduleMatch(), '2-2', { homePenalties: 5, awayPenalties: 4 }));
      const { body } = await editMatch(match, { status, homeScore: 2, awayScore: 2 });
      expect(body).toMatchObject({ status, isCompleted: false, homeScore: null, awayScore: null });
      expect(body).toMatchObject({ homePenalties: null, awayPenalties: null, walkover: null });
    },
  );

  test('set back to in_progress counts the goals again, and without events there are none', async () => {
    const match = expectOk(await saveScore(await scheduleMatch(), '2-1'));
    const { body } = await editMatch(match, { status: 'in_progress' });
    expect(body).toMatchObject({ homeScore: 0, awayScore: 0, homePenalties: null, isCompleted: false });
  });

  test('set back to scheduled clears the walkover, which other changes keep, and the next score has none', async () => {
    const match = expectOk(await saveScore(await scheduleMatch(), '0-3', { walkover: 'home' }));
    const moved = expectOk(await editMatch(match, { location: 'Polideportivo' }));
    expect(moved).toMatchObject({ walkover: 'home', homeScore: 0, awayScore: 3 });
    const back = expectOk(await editMatch(moved, { status: 'scheduled' }));
    expect(back).toMatchObject({ walkover: null, homeScore: null });
    expect(expectOk(await saveScore(back, '1-0'))).toMatchObject({ walkover: null, homeScore: 1, awayScore: 0 });
  });

  test('set back to in_progress counts the goals again, whatever score the form sends', async () => {
    const played = await scheduleMatch({ status: 'in_progress' });
    const scorer = await createPlayer({ id: played.awayTeamId as number });
    await createMatchEvent(played, scorer, 'goal');
    const match = expectOk(await saveScore(played, '4-2', { homePenalties: null, awayPenalties: null }));
    const { body } = await editMatch(match, { status: 'in_progress', homeScore: 4, awayScore: 2 });
    expect(body).toMatchObject({ status: 'in_progress', homeScore: 0, awayScore: 1 });
  });

  test('in_progress lets the form change the score', async () => {
    const match = await scheduleMatch({ status: 'in_progress' });
    expect((await editMatch(match, { homeScore: 1, awayScore: 0 })).body).toMatchObject({ homeScore: 1, awayScore: 0 });
  });
});

test('a completed tournament still accepts scores', async () => {
  const tournament = await createTournament({ status: 'completed' });
  const match = await createScheduledMatch(tournament, home, away);
  expect((await saveScore(match, '1-0')).status).toBe(200);
});

test('a PUT accepts a formatted match and ignores its formatted fields', async () => {
  const match = await scheduleMatch({ status: 'completed', homeScore: 2, awayScore: 1 });
  const params = { id: match.id };
  const { body } = await call('GET /matches/formatted/{id}', { params });
  const answer = await callUntyped('PUT /matches/{id}', {
    as: 'admin',
    params,
    body: { ...body, scoreDisplay: '9 - 9' },
  });
  expect(answer).toMatchObject({ status: 200, body: { ...match, version: match.version + 1 } });
});
