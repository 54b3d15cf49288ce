/** 'Se suspende la fecha': one job postpones what is to be played and publishes a notice; 'Se juega igual' takes it back. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
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

/** Six rounds of two matches each; every test suspends a round of its own. */
let league: League & { readonly matches: readonly Match[] };
beforeAll(async () => {
  const planned = await createLeague(4);
  const body = { rounds: roundRobinOf(planned, { legs: 2 }), legs: 2 };
  expectOk(await finishJob('POST /tournaments/{id}/fixture', planned.tournament, { body }));
  league = { ...planned, matches: await readMatchesOfTournament(planned.tournament) };
});

const readMatches = () => readMatchesOfTournament(league.tournament);
const isOf = (round: number) => (match: Match) => match.round === `Fecha ${round}`;
const matchesOf = (round: number) => league.matches.filter(isOf(round)) as [Match, Match];
const statusesOf = async (round: number) => (await readMatches()).filter(isOf(round)).map(({ status }) => status);
const dayOf = (round: number) => ({ date: matchesOf(round)[0].matchDate });
const teamOf = (id: number | null) => league.teams.find((team) => team.id === id) as League['teams'][number];
const readNotices = async () =>
  expectOk(await call('GET /notices')).filter(({ scope }) => 'id' in scope && scope.id === league.tournament.id);
const suspend = (body: object) => finishJob(suspension, league.tournament, { body: { ...words, ...body } });
const noticeIdIn = ({ body }: { readonly body: unknown }) => (body as { noticeId: number }).noticeId;
const readNoticeOf = async (answer: { readonly body: unknown }) =>
  (await readNotices()).find(({ id }) => id === noticeIdIn(answer));

const readNewestGroup = async () =>
  expectOk(
    await call('GET /tournaments/{id}/changes/groups', { as: 'admin', params: { id: league.tournament.id } }),
  )[0];
const undoLast = async () => finishJob(undo, league.tournament, { groupId: (await readNewestGroup())?.id ?? '' });

describe('suspending a day', () => {
  test('postpones what is to be played, leaves the rest, and publishes a notice of the tournament', async () => {
    await saveScore(matchesOf(1)[0], '1-0');
    const others = (await readMatches()).filter((match) => !isOf(1)(match));
    const answer = await suspend(dayOf(1));
    expect(answer).toMatchObject({ status: 200, body: { postponed: 1 } });
    expect(await statusesOf(1)).toEqual(['completed', 'postponed']);
    expect((await readMatches()).filter((match) => !isOf(1)(match))).toEqual(others);
    const scope = { kind: 'tournament', id: league.tournament.id };
    expect(await readNoticeOf(answer)).toMatchObject({ ...words, kind: 'suspension', scope });
  });

  test('leaves a match in play alone, and other canchas when some are named', async () => {
    const [inPlay, other] = matchesOf(2);
    expectOk(await editMatch(inPlay, { status: 'in_progress' }));
    const unused = expectOk(await call('POST /canchas', { as: 'admin', body: { nombre: 'Otra' } }));
    const notices = await readNotices();
    expect((await suspend({ ...dayOf(2), canchaIds: [unused.id] })).status).toBe(409);
    expect(await readNotices()).toEqual(notices);
    const answer = await suspend({ ...dayOf(2), canchaIds: [other.canchaId] });
    expect(answer).toMatchObject({ body: { postponed: 1 } });
    expect(await statusesOf(2)).toEqual(['in_progress', 'postponed']);
  });

  test('frees teams and canchas, and answers its end again to the same key', async () => {
    const notices = await readNotices();
    const request = { body: { ...words, ...dayOf(3) }, key: 'suspender' };
    const first = await finishJob(suspension, league.tournament, request);
    expect(await finishJob(suspension, league.tournament, request)).toEqual({ ...first, headers: expect.anything() });
    expect(await readNotices()).toHaveLength(notices.length + 1);
    const { homeTeamId, awayTeamId, matchDate, matchTime, canchaId } = matchesOf(3)[0];
    const [home, away] = [teamOf(homeTeamId), teamOf(awayTeamId)];
    await createScheduledMatch(await createTournament(), home, away, { matchDate, matchTime, canchaId });
  });

  test.each([
    ['neither a day nor a round', {}, 'date'],
    ['both', { date: '2030-03-02', round: 'Fecha 1' }, 'date'],
    ['a round that does not exist', { round: 'Fecha 99' }, 'round'],
    ['a cancha that does not exist', { round: 'Fecha 6', canchaIds: [999_999] }, 'canchaIds.0'],
    ['a moment that is over', { round: 'Fecha 6', until: '2020-01-01T00:00:00Z' }, 'until'],
  ])('is refused with %s', async (_what, body, path) => {
    const answer = await callJob(suspension, league.tournament, { body: { ...words, ...body } });
    expect(answer.status).toBe(400);
    expect(problemOf(answer).errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe("'Se juega igual'", () => {
  test('gives dates, canchas and officials of a suspended round back, and revokes the notice of the round', async () => {
    const withoutVersion = ({ version: _any, ...match }: Match) => match;
    const before = (await readMatches()).map(withoutVersion);
    const answer = await suspend({ round: 'Fecha 4' });
    const scope = { kind: 'round', id: league.tournament.id, round: 'Fecha 4' };
    expect(await readNoticeOf(answer)).toMatchObject({ scope });
    const group = { kind: 'suspend', text: 'Se suspendió la Fecha 4', count: 2, canUndo: true };
    expect(await readNewestGroup()).toMatchObject(group);
    expect(await statusesOf(4)).toEqual(['postponed', 'postponed']);
    expectOk(await undoLast());
    expect((await readMatches()).map(withoutVersion)).toEqual(before);
    expect(await readNoticeOf(answer)).toBeUndefined();
    const all = expectOk(await call('GET /notices', { as: 'admin', query: { all: '1' } }));
    expect(all.find(({ id }) => id === noticeIdIn(answer))?.revokedAt).not.toBeNull();
  });

  test('is refused, and names every match that changed meanwhile', async () => {
    const answer = await suspend(dayOf(5));
    for (const match of (await readMatches()).filter(isOf(5)))
      expectOk(await editMatch(match, { status: 'scheduled', matchDate: '2030-09-01' }));
    const refused = await undoLast();
    expect(refused.status).toBe(409);
    const paths = problemOf(refused).errors?.map(({ path }) => path);
    expect(paths?.sort()).toEqual(
      matchesOf(5)
        .map(({ id }) => `matches.${id}`)
        .sort(),
    );
    expect(await readNoticeOf(answer)).toBeDefined();
  });

  test('is refused, changes nothing, and names every match that clashes with another one, once for each two', async () => {
    const answer = await suspend(dayOf(6));
    const rivals = await createTeams('Rivales', 'Otros');
    const elsewhere = await createTournament();
    for (const at of [0, 1] as const) {
      const { homeTeamId, matchDate, matchTime, canchaId } = matchesOf(6)[at];
      await createScheduledMatch(elsewhere, teamOf(homeTeamId), rivals[at], { matchDate, matchTime, canchaId });
    }
    const refused = await undoLast();
    expect(refused.status).toBe(409);
    const { detail = '', errors = [] } = problemOf(refused);
    expect(errors.map(({ path }) => path).sort()).toEqual(
      matchesOf(6)
        .map(({ id }) => `matches.${id}`)
        .sort(),
    );
    for (const { message } of errors) expect(detail).toContain(message);
    expect(errors[0]?.message).toMatch(/ choca con .* no puede estar en los dos\.$/);
    expect(await statusesOf(6)).toEqual(['postponed', 'postponed']);
    expect(await readNoticeOf(answer)).toBeDefined();
  });
});
