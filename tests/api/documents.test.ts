import { beforeAll, describe, expect, test, vi } from 'vitest';
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

  test('shows the next two matches', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const on = (matchDate: string, matchTime = '14:00') => ({ matchDate, matchTime });
    await createScheduledMatch(cup, ombu, ceibo, on('2041-01-01'));
    const second = await createScheduledMatch(cup, ombu, ceibo, on('2040-01-01', '16:00'));
    const first = await createScheduledMatch(cup, ombu, ceibo, on('2040-01-01', '09:00'));
    await createScheduledMatch(cup, ombu, ceibo, on('2020-01-01'));
    await createScheduledMatch(cup, ombu, ceibo, { ...on('2039-01-01'), status: 'cancelled' });
    const { upcomingMatches } = await publishAndReadSummary(cup);
    expect(upcomingMatches.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(upcomingMatches[0]).toMatchObject({
      homeTeam: { name: 'Ombú' },
      matchTime: '09:00',
      location: first.location,
    });
  });

  test("leaves out matches that are past when it is read, in the federation's time zone", async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const days = ['2044-01-01', '2044-01-02', '2044-01-03', '2044-01-04'];
    for (const matchDate of days) await createScheduledMatch(cup, ombu, ceibo, { matchDate });
    await publishChanges();
    const nextAt = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      const { body } = await call('GET /tournaments/{id}/summary', { params: { id: cup.id } }).finally(
        vi.useRealTimers,
      );
      return body.upcomingMatches.map(({ matchDate }) => matchDate);
    };
    expect(await nextAt('2044-01-03T02:59:00Z')).toEqual(['2044-01-02', '2044-01-03']);
    expect(await nextAt('2044-01-03T03:00:00Z')).toEqual(['2044-01-03', '2044-01-04']);
    expect(await nextAt('2044-01-05T12:00:00Z')).toEqual([]);
  });

  test('is in the list of summaries for every tournament, published or not', async () => {
    const [published, fresh] = [await createTournament(), await createTournament()];
    const summary = await publishAndReadSummary(published);
    const { body } = await call('GET /tournaments/summaries');
    expect(body.find(({ id }) => id === published.id)).toEqual(summary);
    expect(body.find(({ id }) => id === fresh.id)).toMatchObject({ totalTeams: 0, totalMatches: 0 });
  });
});

describe('the fixture', () => {
  test('lists the rounds in playing order, each with its completed and cancelled matches', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    for (const round of ['Final', 'Fecha 10', 'Semifinal 1', 'Fecha 2', 'Fecha 1']) {
      await createScheduledMatch(cup, ombu, ceibo, { round });
    }
    const on = (matchDate: string) => ({ matchDate, round: 'Fecha 2' });
    await playMatch(cup, ombu, '1-0', ceibo, on('2025-02-01'));
    await createScheduledMatch(cup, ombu, ceibo, { ...on('2027-12-31'), status: 'cancelled' });
    const rounds = await readFixture(cup);
    expect(rounds.map(({ round }) => round)).toEqual(['Fecha 1', 'Fecha 2', 'Fecha 10', 'Semifinal 1', 'Final']);
    const dates = { firstDate: '2025-02-01', lastDate: '2027-12-31' };
    expect(rounds[1]).toEqual({ round: 'Fecha 2', ...dates, matches: 3, completed: 1, cancelled: 1, free: [] });
  });

  test('of a round lists its formatted matches by date and time', async () => {
    const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
    const cup = await createTournament();
    const at = (matchTime: string) => ({ matchDate: '2026-08-01', matchTime, round: 'Fecha 1' });
    const late = await playMatch(cup, ombu, '2-1', ceibo, at('18:00'));
    const early = await createScheduledMatch(cup, tala, sauce, at('09:00'));
    await createScheduledMatch(cup, ombu, ceibo, { round: 'Fecha 2' });
    const { body } = await requestRound(cup, 'Fecha 1');
    expect(body).toEqual([
      { ...asToldToAnyone(early), formattedDate: '01/08/2026', formattedTime: '09:00', scoreDisplay: 'VS' },
      { ...asToldToAnyone(late), formattedDate: '01/08/2026', formattedTime: '18:00', scoreDisplay: '2 - 1' },
    ]);
  });

  test('lists new matches before anything is published', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    expect(await readFixture(cup)).toEqual([]);
    const { id } = await createScheduledMatch(cup, ombu, ceibo);
    expect((await readFixture(cup)).map(({ round }) => round)).toEqual(['Fecha 1']);
    expect((await requestRound(cup, 'Fecha 1')).body.map((match) => match.id)).toEqual([id]);
  });

  test('has each round under its name, whatever characters that has', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const rounds = ['Año Ñandú 50 %', 'Ida/Vuelta', '¿Fecha 1? #2&3', '🏆 Final', '..', 'Zona «A»'];
    for (const round of rounds) await createScheduledMatch(cup, ombu, ceibo, { round });
    await publishChanges();
    for (const round of rounds)
      expect((await requestRound(cup, round)).body.map((match) => match.round)).toEqual([round]);
  });

  test('has the matches of both semifinals under one name, by date and time, and each under its own', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const later = await createScheduledMatch(cup, ombu, ceibo, { round: 'Semifinal 1', matchDate: '2026-08-09' });
    const earlier = await createScheduledMatch(cup, ceibo, ombu, { round: 'Semifinal 2', matchDate: '2026-08-08' });
    await createScheduledMatch(cup, ombu, ceibo, { round: 'Final', matchDate: '2026-08-16' });
    await publishChanges();
    const idsOf = async (round: string) => (await requestRound(cup, round)).body.map(({ id }) => id);
    expect(await idsOf('Semifinales')).toEqual([earlier.id, later.id]);
    expect(await idsOf('Semifinal 2')).toEqual([earlier.id]);
    expect((await requestRound(cup, 'Cuartos de final')).status).toBe(404);
  });

  test('has no round without matches', async () => {
    const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
    const cup = await createTournament();
    const match = await createScheduledMatch(cup, ombu, ceibo, { round: 'Fecha 7' });
    await publishChanges();
    expect((await requestRound(cup, 'Fecha 8')).status).toBe(404);
    expectOk(await editMatch(match, { round: 'Fecha 8' }));
    await publishChanges();
    const gone = await requestRound(cup, 'Fecha 7');
    expect({ status: gone.status, body: problemOf(gone) }).toMatchObject({ status: 404, body: { status: 404 } });
    expect((await readFixture(cup)).map(({ round }) => round)).toEqual(['Fecha 8']);
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

test('results show in every document after they are published', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const match = await createScheduledMatch(cup, ombu, ceibo);
  await publishChanges();
  expectOk(await saveScore(match, '4-3'));
  expect((await publishAndReadSummary(cup)).stats.totalGoals).toBe(7);
  expect((await readFixture(cup))[0]).toMatchObject({ completed: 1 });
  expect((await requestRound(cup, 'Fecha 1')).body[0]?.scoreDisplay).toBe('4 - 3');
});
