import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  asToldToAnyone,
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createCupWithMatchCopies } from '#tests/support/match-copies.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

async function publishAndReadSummary({ id }: WithId) {
  await publishChanges();
  return expectOk(await call('GET /tournaments/{id}/summary', { params: { id } }));
}
const readFixture = async ({ id }: WithId) => expectOk(await call('GET /tournaments/{id}/fixture', { params: { id } }));
const requestRound = ({ id }: WithId, round: string) =>
  call('GET /tournaments/{id}/fixture/matches', { params: { id }, query: { round } });

describe('the summary', () => {
  test('of a new tournament is all zeros, before anything is published', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const { id } = await createTournament({ teamIds: [ombu.id, ceibo.id] });
    const { status, body } = await call('GET /tournaments/{id}/summary', { params: { id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, totalTeams: 2, totalMatches: 0, completedMatches: 0, pendingMatches: 0 });
    expect(body.stats).toMatchObject({ totalGoals: 0, averageGoalsPerMatch: 0, topScorerGoals: 0 });
    expect(body.upcomingMatches).toEqual([]);
  });

  test("shows the next two matches when it is read, in the federation's time zone, also in the list of summaries", async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const [cup, fresh] = [await createTournament(), await createTournament()];
    const on = (matchDate: string, matchTime = '14:00') => ({ matchDate, matchTime });
    const last = await createScheduledMatch(cup, ombu, ceibo, on('2041-01-01'));
    const third = await createScheduledMatch(cup, ombu, ceibo, on('2040-01-02'));
    const second = await createScheduledMatch(cup, ombu, ceibo, on('2040-01-01', '16:00'));
    const first = await createScheduledMatch(cup, ombu, ceibo, on('2040-01-01', '09:00'));
    await createScheduledMatch(cup, ombu, ceibo, on('2020-01-01'));
    await createScheduledMatch(cup, ombu, ceibo, { ...on('2039-01-01'), status: 'cancelled' });
    const summary = await publishAndReadSummary(cup);
    const { upcomingMatches } = summary;
    expect(upcomingMatches.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(upcomingMatches[0]).toMatchObject({
      homeTeam: { name: 'Ombú' },
      matchTime: '09:00',
      location: first.location,
    });

    const { body: summaries } = await call('GET /tournaments/summaries');
    expect(summaries.find(({ id }) => id === cup.id)).toEqual(summary);
    expect(summaries.find(({ id }) => id === fresh.id)).toMatchObject({ totalTeams: 0, totalMatches: 0 });

    const nextAt = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const { body } = await call('GET /tournaments/{id}/summary', { params: { id: cup.id } }).finally(
        vi.useRealTimers,
      );
      return body.upcomingMatches.map(({ id }) => id);
    };
    expect(await nextAt('2040-01-02T02:59:00Z')).toEqual([first.id, second.id]);
    expect(await nextAt('2040-01-02T03:00:00Z')).toEqual([third.id, last.id]);
    expect(await nextAt('2041-01-02T12:00:00Z')).toEqual([]);
  });
});

describe('the fixture', () => {
  test('lists its rounds in playing order with what was played, and the matches of a round by time, before it is published', async () => {
    const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
    const cup = await createTournament();
    expect(await readFixture(cup)).toEqual([]);
    for (const round of ['Final', 'Fecha 10', 'Semifinal 1', 'Fecha 2'])
      await createScheduledMatch(cup, ombu, ceibo, { round });
    const on = (matchDate: string) => ({ matchDate, round: 'Fecha 2' });
    await playMatch(cup, ombu, '1-0', ceibo, on('2025-02-01'));
    await createScheduledMatch(cup, ombu, ceibo, { ...on('2027-12-31'), status: 'cancelled' });
    const at = (matchTime: string) => ({ matchDate: '2026-08-01', matchTime, round: 'Fecha 1' });
    const late = await playMatch(cup, ombu, '2-1', ceibo, at('18:00'));
    const early = await createScheduledMatch(cup, tala, sauce, at('09:00'));
    const rounds = await readFixture(cup);
    expect(rounds.map(({ round }) => round)).toEqual(['Fecha 1', 'Fecha 2', 'Fecha 10', 'Semifinal 1', 'Final']);
    const dates = { firstDate: '2025-02-01', lastDate: '2027-12-31' };
    expect(rounds[1]).toEqual({ round: 'Fecha 2', ...dates, matches: 3, completed: 1, cancelled: 1, free: [] });
    expect((await requestRound(cup, 'Fecha 1')).body).toEqual([
      { ...asToldToAnyone(early), formattedDate: '01/08/2026', formattedTime: '09:00', scoreDisplay: 'VS' },
      { ...asToldToAnyone(late), formattedDate: '01/08/2026', formattedTime: '18:00', scoreDisplay: '2 - 1' },
    ]);
  });

  test('of an unknown tournament is 404', async () => {
    expect((await call('GET /tournaments/{id}/fixture', { params: { id: 987654 } })).status).toBe(404);
    expect((await requestRound({ id: 987654 }, 'Fecha 1')).status).toBe(404);
  });

  test('of a large tournament is complete', async () => {
    const { cup } = await createCupWithMatchCopies(29);
    await publishChanges();
    expect((await requestRound(cup, 'Fecha 1')).body).toHaveLength(30);
    expect((await readFixture(cup))[0]).toMatchObject({ matches: 30, completed: 30 });
  });
});

describe('the published fixture', () => {
  const rounds = ['Año Ñandú 50 %', 'Ida/Vuelta', '¿Fecha 1? #2&3', '🏆 Final', '..', 'Zona «A»'];
  let cup: Tournament;
  let later: Match;
  let earlier: Match;
  let moved: Match;
  beforeAll(async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    cup = await createTournament();
    for (const round of rounds) await createScheduledMatch(cup, ombu, ceibo, { round });
    later = await createScheduledMatch(cup, ombu, ceibo, { round: 'Semifinal 1', matchDate: '2026-08-09' });
    earlier = await createScheduledMatch(cup, ceibo, ombu, { round: 'Semifinal 2', matchDate: '2026-08-08' });
    moved = await createScheduledMatch(cup, ombu, ceibo, { round: 'Fecha 7' });
    await publishChanges();
  });

  test('has each round under its name, whatever characters that has', async () => {
    for (const round of rounds)
      expect((await requestRound(cup, round)).body.map((match) => match.round)).toEqual([round]);
  });

  test('has the matches of both semifinals under one name, by date and time, and each under its own', async () => {
    const idsOf = async (round: string) => (await requestRound(cup, round)).body.map(({ id }) => id);
    expect(await idsOf('Semifinales')).toEqual([earlier.id, later.id]);
    expect(await idsOf('Semifinal 2')).toEqual([earlier.id]);
    expect((await requestRound(cup, 'Cuartos de final')).status).toBe(404);
  });

  test('has no round without matches, and results as soon as they are published, as every document has', async () => {
    expect((await requestRound(cup, 'Fecha 8')).status).toBe(404);
    expectOk(await saveScore(expectOk(await editMatch(moved, { round: 'Fecha 8' })), '4-3'));
    expect((await publishAndReadSummary(cup)).stats.totalGoals).toBe(7);
    const gone = await requestRound(cup, 'Fecha 7');
    expect({ status: gone.status, body: problemOf(gone) }).toMatchObject({ status: 404, body: { status: 404 } });
    const listed = await readFixture(cup);
    expect(listed.map(({ round }) => round)).not.toContain('Fecha 7');
    expect(listed.find(({ round }) => round === 'Fecha 8')).toMatchObject({ completed: 1 });
    expect((await requestRound(cup, 'Fecha 8')).body[0]?.scoreDisplay).toBe('4 - 3');
  });
});
