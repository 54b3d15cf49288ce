/** Changes of plan as jobs: deleting what was not played, postponing rounds, and withdrawing teams. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTournament,
  editMatch,
  expectOk,
  readMatchesOfTournament,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { callJob, createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);

const creation = 'POST /tournaments/{id}/fixture';
const deletion = 'DELETE /tournaments/{id}/fixture';
const postponement = 'POST /tournaments/{id}/fixture/postpone';
const withdrawal = 'POST /tournaments/{id}/withdrawals';

async function createLeagueWithFixture(size = 4): Promise<League & { readonly matches: readonly Match[] }> {
  const league = await createLeague(size);
  expectOk(await finishJob(creation, league.tournament, { body: { rounds: roundRobinOf(league), seed: 7 } }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

const matchAt = (matches: readonly Match[], at: number): Match => matches[at] as Match;

describe('deleting what was not played', () => {
  test('leaves matches that began, those with events, cancelled ones and the playoffs, and clears the seed', async () => {
    const league = await createLeagueWithFixture();
    const [played, eventful, cancelled, begun] = league.matches as [Match, Match, Match, Match];
    await saveScore(played, '1-0');
    const home = league.teams.find(({ id }) => id === eventful.homeTeamId);
    const player = await createPlayer(home ?? matchAt([], 0));
    await editMatch(eventful, { status: 'in_progress' });
    expectOk(await postMatchEvent(eventful, player, 'goal'));
    expectOk(await editMatch(eventful, { status: 'scheduled' }));
    await asBegunEarlier(eventful);
    for (const status of ['in_progress', 'scheduled'] as const) expectOk(await editMatch(begun, { status }));
    expectOk(await editMatch(cancelled, { status: 'cancelled' }));
    const [first, second] = league.teams as [League['teams'][number], League['teams'][number]];
    const final = await createScheduledMatch(league.tournament, first, second, { round: 'Final' });
    const deleted = await finishJob(deletion, league.tournament);
    expect(deleted).toMatchObject({ status: 200, body: { deleted: 2 } });
    const left = (await readMatchesOfTournament(league.tournament)).map(({ id }) => id);
    expect(left.sort()).toEqual([played, eventful, cancelled, begun, final].map(({ id }) => id).sort());
    expect(await readTournament(league.tournament)).toMatchObject({ fixtureSeed: null });
  });

  test('without a key starts anew each time; with one it answers its end again', async () => {
    const league = await createLeagueWithFixture();
    const key = `borrar-${league.tournament.id}`;
    expect(await finishJob(deletion, league.tournament, { key })).toMatchObject({ status: 200, body: { deleted: 6 } });
    expect(await finishJob(deletion, league.tournament, { key })).toMatchObject({ status: 200, body: { deleted: 6 } });
    expect(await finishJob(deletion, league.tournament, { key: null })).toMatchObject({ body: { deleted: 0 } });
  });

  test('frees teams and canchas', async () => {
    const league = await createLeagueWithFixture(2);
    const { matchDate, matchTime, canchaId } = matchAt(league.matches, 0);
    expectOk(await finishJob(deletion, league.tournament));
    const [home, away] = league.teams as [League['teams'][number], League['teams'][number]];
    await createScheduledMatch(await createTournament(), home, away, { matchDate, matchTime, canchaId });
  });
});

describe('postponing', () => {
  test('moves the scheduled matches of one round, and keeps hour, cancha and officials', async () => {
    const league = await createLeagueWithFixture();
    await saveScore(matchAt(league.matches, 2), '0-0');
    const answer = await finishJob(postponement, league.tournament, { body: { round: 'Fecha 2', days: 2 } });
    expect(answer).toMatchObject({ status: 200, body: { moved: 1 } });
    const expected = league.matches.map(({ id, matchDate, matchTime, canchaId }, at) => ({
      id,
      matchDate: at === 3 ? '2030-03-11' : matchDate,
      matchTime,
      canchaId,
    }));
    const stored = (await readMatchesOfTournament(league.tournament)).sort((a, b) => a.id - b.id);
    expect(stored).toMatchObject(expected.sort((a, b) => a.id - b.id));
  });

  test('with later rounds moves each into the next one’s week, where the same teams play', async () => {
    const league = await createLeagueWithFixture();
    const body = { round: 'Fecha 2', days: 7, andLater: true };
    expect(await finishJob(postponement, league.tournament, { body })).toMatchObject({ body: { moved: 4 } });
    const dates = (await readMatchesOfTournament(league.tournament)).map(({ matchDate }) => matchDate);
    expect(dates).toEqual(['2030-03-02', '2030-03-16', '2030-03-23'].flatMap((date) => [date, date]));
  });

  test('onto another match is refused, names both, and moves nothing', async () => {
    const league = await createLeagueWithFixture();
    const refused = await callJob(postponement, league.tournament, { body: { round: 'Fecha 1', days: 7 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 1\), el sáb 9 mar 2030 a las 14:00, choca con .*\(Fecha 2\)/);
    expect(await readMatchesOfTournament(league.tournament)).toEqual(league.matches);
  });

  test.each([
    [{ round: 'Fecha 9', days: 7 }, 'round'],
    [{ round: 'Fecha 1', days: 0 }, 'days'],
    [{ round: 'Fecha 1', days: 366 }, 'days'],
  ])('%o is refused with 400', async (body, path) => {
    const league = await createLeagueWithFixture(2);
    const refused = await callJob(postponement, league.tournament, { body });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

describe('withdrawing a team', () => {
  const bodyOf = (league: League, mode: 'walkovers' | 'annul') => ({
    teamId: league.teams[0]?.id,
    mode,
    reason: 'Se quedó sin jugadores',
  });
  const ownMatches = async (league: League) =>
    (await readMatchesOfTournament(league.tournament)).filter(({ homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].includes(league.teams[0]?.id ?? 0),
    );

  test('gives what is left to the rivals, by the goals of the rules, and says so at the tournament', async () => {
    const league = await createLeagueWithFixture();
    const [played] = await ownMatches(league);
    await saveScore(played ?? matchAt([], 0), '5-4');
    const answer = await finishJob(withdrawal, league.tournament, { body: bodyOf(league, 'walkovers') });
    expect(answer).toMatchObject({
      status: 200,
      body: { withdrawals: [{ ...bodyOf(league, 'walkovers'), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }] },
    });
    const [kept, ...given] = await ownMatches(league);
    expect(kept).toMatchObject({ homeScore: 5, awayScore: 4, walkover: null });
    expect(given).toHaveLength(2);
    for (const match of given) {
      const isHome = match.homeTeamId === league.teams[0]?.id;
      const score = isHome ? { homeScore: 0, awayScore: 3 } : { homeScore: 3, awayScore: 0 };
      expect(match).toMatchObject({ status: 'completed', walkover: isHome ? 'home' : 'away', ...score });
    }
  });

  test('or annuls all it has played', async () => {
    const league = await createLeagueWithFixture();
    const [played] = await ownMatches(league);
    await saveScore(played ?? matchAt([], 0), '5-4');
    expectOk(await finishJob(withdrawal, league.tournament, { body: bodyOf(league, 'annul') }));
    for (const match of await ownMatches(league)) {
      expect(match).toMatchObject({ status: 'cancelled', homeScore: null, awayScore: null });
    }
    const rows = expectOk(
      await call('GET /standings/tournament/{id}', { as: 'admin', params: { id: league.tournament.id } }),
    );
    expect(rows.find(({ teamId }) => teamId === league.teams[0]?.id)).toMatchObject({ played: 0, points: 0 });
  });

  test('begins a tournament that had not begun, as any completed match does', async () => {
    const league = await createLeagueWithFixture();
    expectOk(await finishJob(withdrawal, league.tournament, { body: bodyOf(league, 'walkovers') }));
    expect(await readTournament(league.tournament)).toMatchObject({ status: 'in_progress' });
  });

  test('is refused while the team is playing, once it has withdrawn, and for a team that does not take part', async () => {
    const league = await createLeagueWithFixture();
    const [first] = await ownMatches(league);
    expectOk(await editMatch(first ?? matchAt([], 0), { status: 'in_progress' }));
    const request = { body: bodyOf(league, 'walkovers') };
    expect((await callJob(withdrawal, league.tournament, request)).status).toBe(409);
    const before = await readMatchesOfTournament(league.tournament);
    expect(before.filter(({ status }) => status === 'completed')).toEqual([]);
    await saveScore(first ?? matchAt([], 0), '1-1');
    expectOk(await finishJob(withdrawal, league.tournament, request));
    expect((await finishJob(withdrawal, league.tournament, request)).status).toBe(409);
    const stranger = { ...request.body, teamId: 999_999 };
    expect((await callJob(withdrawal, league.tournament, { body: stranger })).status).toBe(400);
  });

  test('keeps the team’s row, and the team is not planned again', async () => {
    const league = await createLeagueWithFixture();
    expectOk(await finishJob(withdrawal, league.tournament, { body: bodyOf(league, 'annul') }));
    const options = {
      startDate: '2031-03-01',
      playingTimes: [{ weekdays: [6], from: '10:00', to: '20:00', canchaIds: league.canchas.map(({ id }) => id) }],
    };
    expectOk(await finishJob(deletion, league.tournament));
    const { id } = league.tournament;
    const plan = expectOk(
      await call('POST /tournaments/{id}/fixture/plan', { as: 'admin', params: { id }, body: options }),
    );
    expect(plan.unplanned).toEqual([league.teams[0]?.id]);
    expect(plan.rounds.flatMap(({ matches }) => matches)).toHaveLength(3);
  });
});
