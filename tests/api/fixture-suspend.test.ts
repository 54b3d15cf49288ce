/** 'Se suspende la fecha': one job postpones what is to be played and publishes a notice; 'Se juega igual' takes it back. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTournament,
  editMatch,
  expectOk,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { callJob, createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);

const suspension = 'POST /tournaments/{id}/fixture/suspend';
const undo = 'POST /tournaments/{id}/changes/groups/{groupId}/undo';
const until = new Date(Date.now() + 6 * 3_600_000).toISOString();
const words = { title: 'Se suspende la fecha', text: 'Por lluvia.', until };

interface PlannedLeague extends League {
  readonly matches: readonly Match[];
  /** The first day, on which the first round is played. */
  readonly day: string;
}

async function createPlannedLeague(): Promise<PlannedLeague> {
  const league = await createLeague(4);
  const body = { rounds: roundRobinOf(league) };
  expectOk(await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body }));
  const matches = await readMatchesOfTournament(league.tournament);
  return { ...league, matches, day: matches[0]?.matchDate ?? '' };
}

const matchAt = ({ matches }: PlannedLeague, at: number): Match => matches[at] as Match;
const statuses = async ({ tournament }: League) =>
  (await readMatchesOfTournament(tournament)).map(({ status }) => status);
const noticesOf = async ({ tournament }: League) =>
  expectOk(await call('GET /notices')).filter(({ scope }) => 'id' in scope && scope.id === tournament.id);
const suspend = (league: PlannedLeague, body: object) =>
  finishJob(suspension, league.tournament, { body: { ...words, ...body } });

async function undoLast({ tournament }: League) {
  const [group] = expectOk(
    await call('GET /tournaments/{id}/changes/groups', { as: 'admin', params: { id: tournament.id } }),
  );
  return finishJob(undo, tournament, { groupId: group?.id ?? '' });
}

describe('suspending a day', () => {
  test('postpones what is to be played, leaves the rest, and publishes a notice of the tournament', async () => {
    const league = await createPlannedLeague();
    await saveScore(matchAt(league, 0), '1-0');
    const answer = await suspend(league, { date: league.day });
    expect(answer).toMatchObject({ status: 200, body: { postponed: 1 } });
    expect(await statuses(league)).toEqual(['completed', 'postponed', ...Array(4).fill('scheduled')]);
    const [notice] = await noticesOf(league);
    expect(notice).toMatchObject({
      ...words,
      kind: 'suspension',
      scope: { kind: 'tournament', id: league.tournament.id },
      id: (answer.body as { noticeId: number }).noticeId,
    });
  });

  test('leaves a match in play alone, and other canchas when some are named', async () => {
    const league = await createPlannedLeague();
    const { canchaId } = matchAt(league, 1);
    expectOk(await editMatch(matchAt(league, 0), { status: 'in_progress' }));
    const other = expectOk(await call('POST /canchas', { as: 'admin', body: { nombre: 'Otra' } }));
    const none = await suspend(league, { date: league.day, canchaIds: [other.id] });
    expect(none.status).toBe(409);
    expect(await noticesOf(league)).toEqual([]);
    expect(await suspend(league, { date: league.day, canchaIds: [canchaId] })).toMatchObject({
      body: { postponed: 1 },
    });
    expect((await statuses(league)).slice(0, 2)).toEqual(['in_progress', 'postponed']);
  });

  test('frees teams and canchas', async () => {
    const league = await createPlannedLeague();
    expectOk(await suspend(league, { date: league.day }));
    const { homeTeamId, awayTeamId, matchDate, matchTime, canchaId } = matchAt(league, 0);
    const teams = [homeTeamId, awayTeamId].map((id) => league.teams.find((team) => team.id === id));
    const [home, away] = teams as [League['teams'][number], League['teams'][number]];
    await createScheduledMatch(await createTournament(), home, away, { matchDate, matchTime, canchaId });
  });

  test('answers its end again to the same key', async () => {
    const league = await createPlannedLeague();
    const request = { body: { ...words, date: league.day }, key: `suspender-${league.tournament.id}` };
    const first = await finishJob(suspension, league.tournament, request);
    expect(await finishJob(suspension, league.tournament, request)).toEqual({ ...first, headers: expect.anything() });
    expect(await noticesOf(league)).toHaveLength(1);
  });

  test.each([
    ['neither a day nor a round', {}, 'date'],
    ['both', { date: '2030-03-02', round: 'Fecha 1' }, 'date'],
    ['a round that does not exist', { round: 'Fecha 99' }, 'round'],
    ['a cancha that does not exist', { round: 'Fecha 1', canchaIds: [999_999] }, 'canchaIds.0'],
    ['a moment that is over', { round: 'Fecha 1', until: '2020-01-01T00:00:00Z' }, 'until'],
  ])('is refused with %s', async (_what, body, path) => {
    const league = await createPlannedLeague();
    const answer = await callJob(suspension, league.tournament, { body: { ...words, ...body } });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('suspending a round', () => {
  test('publishes a notice of the round, and stands in Cambios with one undo', async () => {
    const league = await createPlannedLeague();
    expectOk(await suspend(league, { round: 'Fecha 2' }));
    expect(await noticesOf(league)).toMatchObject([
      { scope: { kind: 'round', id: league.tournament.id, round: 'Fecha 2' } },
    ]);
    const [group] = expectOk(
      await call('GET /tournaments/{id}/changes/groups', { as: 'admin', params: { id: league.tournament.id } }),
    );
    expect(group).toMatchObject({ kind: 'suspend', text: 'Se suspendió la Fecha 2', count: 2, canUndo: true });
  });
});

describe("'Se juega igual'", () => {
  test('gives dates, canchas and officials back, and revokes the notice', async () => {
    const league = await createPlannedLeague();
    expectOk(await suspend(league, { date: league.day }));
    expectOk(await undoLast(league));
    const back = await readMatchesOfTournament(league.tournament);
    const withoutVersion = ({ version: _any, ...match }: Match) => match;
    expect(back.map(withoutVersion)).toEqual(league.matches.map(withoutVersion));
    expect(await noticesOf(league)).toEqual([]);
    const all = expectOk(await call('GET /notices', { as: 'admin', query: { all: '1' } }));
    expect(all.find(({ scope }) => 'id' in scope && scope.id === league.tournament.id)?.revokedAt).not.toBeNull();
  });

  test('is refused, and names every match that changed meanwhile', async () => {
    const league = await createPlannedLeague();
    expectOk(await suspend(league, { date: league.day }));
    const postponed = await readMatchesOfTournament(league.tournament);
    for (const match of postponed.slice(0, 2)) {
      expectOk(await editMatch(match, { status: 'scheduled', matchDate: '2030-09-01' }));
    }
    const refused = await undoLast(league);
    expect(refused.status).toBe(409);
    expect(
      problemOf(refused)
        .errors?.map(({ path }) => path)
        .sort(),
    ).toEqual(
      postponed
        .slice(0, 2)
        .map(({ id }) => `matches.${id}`)
        .sort(),
    );
    expect(await noticesOf(league)).toHaveLength(1);
  });

  test('is refused, and changes nothing, when a time is taken by another match', async () => {
    const league = await createPlannedLeague();
    expectOk(await suspend(league, { date: league.day }));
    const { homeTeamId, matchDate, matchTime } = matchAt(league, 0);
    const home = league.teams.find(({ id }) => id === homeTeamId) as League['teams'][number];
    const [rival] = (await createLeague(2)).teams as [League['teams'][number]];
    await createScheduledMatch(await createTournament(), home, rival, { matchDate, matchTime });
    expect((await undoLast(league)).status).toBe(409);
    expect((await statuses(league)).slice(0, 2)).toEqual(['postponed', 'postponed']);
    expect(await noticesOf(league)).toHaveLength(1);
  });

  test('names every match that clashes, once for each two', async () => {
    const league = await createPlannedLeague();
    expectOk(await suspend(league, { date: league.day }));
    const rivals = (await createLeague(4)).teams;
    for (const at of [0, 1]) {
      const { homeTeamId, matchDate, matchTime, canchaId } = matchAt(league, at);
      const home = league.teams.find(({ id }) => id === homeTeamId) as League['teams'][number];
      const place = { matchDate, matchTime, canchaId };
      await createScheduledMatch(await createTournament(), home, rivals[at] as League['teams'][number], place);
    }
    const refused = await undoLast(league);
    expect(refused.status).toBe(409);
    const { detail = '', errors = [] } = problemOf(refused);
    expect(errors.map(({ path }) => path).sort()).toEqual(
      [0, 1].map((at) => `matches.${matchAt(league, at).id}`).sort(),
    );
    for (const { message } of errors) expect(detail).toContain(message);
    expect(errors[0]?.message).toMatch(/ choca con .* no puede estar en los dos\.$/);
  });
});
