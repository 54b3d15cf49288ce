/** Changes of plan as jobs: deleting what was not played, postponing rounds, and withdrawing teams. */
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/domain/calendar/calendar.ts';
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

type LeagueWithFixture = League & { readonly matches: readonly Match[] };

async function createFixture(league: League, startDate: string, legs: 1 | 2 = 1): Promise<LeagueWithFixture> {
  const body = { rounds: roundRobinOf(league, { startDate, legs }), legs, seed: 7 };
  expectOk(await finishJob(creation, league.tournament, { body }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

/** The teams and canchas of all tournaments but the smallest, with the fixture of the first: six rounds in 2030. */
let longLeague: LeagueWithFixture;
beforeAll(async () => {
  longLeague = await createFixture(await createLeague(4), '2030-03-02', 2);
});

let year = 2030;
/** Another tournament of the same teams, in a year of its own, with a fixture of three rounds. */
async function createLeagueWithFixture(): Promise<LeagueWithFixture> {
  year += 1;
  const tournament = await createTournament({ teamIds: longLeague.teams.map(({ id }) => id) });
  return createFixture({ ...longLeague, tournament }, `${year}-03-02`);
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

  test('without a key starts anew each time, with one answers its end again; it frees teams and canchas', async () => {
    const league = await createFixture(await createLeague(2), '2030-03-02');
    const { matchDate, matchTime, canchaId } = matchAt(league.matches, 0);
    const deleted = { status: 200, body: { deleted: 1 } };
    for (const _time of ['first', 'again'])
      expect(await finishJob(deletion, league.tournament, { key: 'borrar' })).toMatchObject(deleted);
    expect(await finishJob(deletion, league.tournament, { key: null })).toMatchObject({ body: { deleted: 0 } });
    const [home, away] = league.teams as [League['teams'][number], League['teams'][number]];
    await createScheduledMatch(await createTournament(), home, away, { matchDate, matchTime, canchaId });
  });
});

describe('postponing', () => {
  const whenAndWhereOf = (matches: readonly Match[]) =>
    matches.map(({ id, matchDate, matchTime, canchaId }) => ({ id, matchDate, matchTime, canchaId }));
  const matchesOf = (round: number) => longLeague.matches.filter((match) => match.round === `Fecha ${round}`);
  const readMatchesOf = async (...rounds: number[]) =>
    (await readMatchesOfTournament(longLeague.tournament)).filter(({ round }) =>
      rounds.some((number) => round === `Fecha ${number}`),
    );

  test('moves the scheduled matches of one round, and keeps hour, cancha and officials', async () => {
    const [played, moved] = matchesOf(1) as [Match, Match];
    await saveScore(played, '0-0');
    const answer = await finishJob(postponement, longLeague.tournament, { body: { round: 'Fecha 1', days: 2 } });
    expect(answer).toMatchObject({ status: 200, body: { moved: 1 } });
    const expected = whenAndWhereOf([played, { ...moved, matchDate: '2030-03-04' }]);
    expect(whenAndWhereOf(await readMatchesOf(1))).toEqual(expected);
  });

  test('with later rounds moves each into the next one’s week, where the same teams play', async () => {
    const body = { round: 'Fecha 5', days: 7, andLater: true };
    expect(await finishJob(postponement, longLeague.tournament, { body })).toMatchObject({ body: { moved: 4 } });
    const later = [...matchesOf(5), ...matchesOf(6)].map(({ matchDate }) => addDays(matchDate, 7));
    expect((await readMatchesOf(5, 6)).map(({ matchDate }) => matchDate)).toEqual(later);
  });

  test('onto another match is refused, names both, and moves nothing', async () => {
    const refused = await callJob(postponement, longLeague.tournament, { body: { round: 'Fecha 2', days: 7 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 2\), el sáb 16 mar 2030 a las 14:00, choca con .*\(Fecha 3\)/);
    expect(await readMatchesOf(2, 3)).toEqual([...matchesOf(2), ...matchesOf(3)]);
  });

  test.each([
    [{ round: 'Fecha 9', days: 7 }, 'round'],
    [{ round: 'Fecha 4', days: 0 }, 'days'],
    [{ round: 'Fecha 4', days: 366 }, 'days'],
  ])('%o is refused with 400', async (body, path) => {
    const refused = await callJob(postponement, longLeague.tournament, { body });
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

  test('gives what is left to the rivals, by the goals of the rules, and says so at the tournament, but not in play', async () => {
    const league = await createLeagueWithFixture();
    const request = { body: bodyOf(league, 'walkovers') };
    const played = matchAt(await ownMatches(league), 0);
    expectOk(await editMatch(played, { status: 'in_progress' }));
    expect((await callJob(withdrawal, league.tournament, request)).status).toBe(409);
    const before = await readMatchesOfTournament(league.tournament);
    expect(before.filter(({ status }) => status === 'completed')).toEqual([]);

    await saveScore(played, '5-4');
    const answer = await finishJob(withdrawal, league.tournament, request);
    expect(answer).toMatchObject({
      status: 200,
      body: { withdrawals: [{ ...request.body, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }] },
    });
    const [kept, ...given] = await ownMatches(league);
    expect(kept).toMatchObject({ homeScore: 5, awayScore: 4, walkover: null });
    expect(given).toHaveLength(2);
    for (const match of given) {
      const isHome = match.homeTeamId === league.teams[0]?.id;
      const score = isHome ? { homeScore: 0, awayScore: 3 } : { homeScore: 3, awayScore: 0 };
      expect(match).toMatchObject({ status: 'completed', walkover: isHome ? 'home' : 'away', ...score });
    }
    expect((await finishJob(withdrawal, league.tournament, request)).status).toBe(409);
    const stranger = { body: { ...request.body, teamId: 999_999 } };
    expect((await callJob(withdrawal, league.tournament, stranger)).status).toBe(400);
  });

  test('or annuls all it has played; it keeps the team’s row, and the team is not planned again', async () => {
    const league = await createLeagueWithFixture();
    const { id } = league.tournament;
    await saveScore(matchAt(await ownMatches(league), 0), '5-4');
    expectOk(await finishJob(withdrawal, league.tournament, { body: bodyOf(league, 'annul') }));
    for (const match of await ownMatches(league)) {
      expect(match).toMatchObject({ status: 'cancelled', homeScore: null, awayScore: null });
    }
    const rows = expectOk(await call('GET /standings/tournament/{id}', { as: 'admin', params: { id } }));
    expect(rows.find(({ teamId }) => teamId === league.teams[0]?.id)).toMatchObject({ played: 0, points: 0 });

    expectOk(await finishJob(deletion, league.tournament));
    const options = {
      startDate: '2050-03-05',
      playingTimes: [{ weekdays: [6], from: '10:00', to: '20:00', canchaIds: league.canchas.map((each) => each.id) }],
    };
    const plan = expectOk(
      await call('POST /tournaments/{id}/fixture/plan', { as: 'admin', params: { id }, body: options }),
    );
    expect(plan.unplanned).toEqual([league.teams[0]?.id]);
    expect(plan.rounds.flatMap(({ matches }) => matches)).toHaveLength(3);
  });
});
