import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { aScheduledMatch, aTeamCalled, aTournament, edit, made, record, teamsCalled } from '#tests/support/given.ts';
import { samples } from '#tests/support/samples.ts';

const read = async () => made(await call('GET /home'));
const empty = { activeTournaments: 0, upcomingMatches: 0, teams: 0, featuredTournamentId: null };

/** 23:30 of 6 March 2030 in Buenos Aires; in Greenwich it is the 7th already. */
async function readLateOnThe6th() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-07T02:30:00Z') });
  try {
    return await read();
  } finally {
    vi.useRealTimers();
  }
}

beforeAll(startApi);

test('a federation that has nothing yet has an empty home', async () => {
  expect(await read()).toEqual({ ...empty, tournaments: [], matches: [] });
});

test('every team counts, and every tournament in progress is listed', async () => {
  await aTeamCalled('Ombú');
  const active = await aTournament({ name: 'Apertura', description: 'Zona única', status: 'in_progress' });
  await aTournament({ status: 'pending' });
  await aTournament({ status: 'completed' });
  const { teams, activeTournaments, tournaments } = await read();
  expect([teams, activeTournaments]).toEqual([1, 1]);
  const { id, name, description, startDate, endDate, status } = active;
  expect(tournaments).toEqual([{ id, name, description, startDate, endDate, status }]);
});

test('the featured tournament is named', async () => {
  const { id } = await aTournament();
  made(await call('PUT /settings', { as: 'admin', body: { ...samples['PUT /settings'], featuredTournamentId: id } }));
  expect((await read()).featuredTournamentId).toBe(id);
});

describe('the next matches', () => {
  type World = Awaited<ReturnType<typeof aWeek>>;
  let world: World;

  async function aWeek() {
    const [ombu, ceibo, tala, sauce] = await teamsCalled('Ombú', 'Ceibo', 'Tala', 'Sauce');
    const [cup, league] = [await aTournament(), await aTournament()];
    const on = (matchDate: string, matchTime = '14:00') => ({ matchDate, matchTime });
    await aScheduledMatch(cup, ombu, ceibo, on('2030-03-05', '23:59'));
    const sixth = await aScheduledMatch(cup, ombu, ceibo, on('2031-01-01'));
    const fifth = await aScheduledMatch(cup, ombu, ceibo, on('2030-03-13'));
    const third = await aScheduledMatch(cup, ombu, ceibo, on('2030-03-07', '20:00'));
    const fourth = await aScheduledMatch(league, tala, sauce, on('2030-03-07', '20:00'));
    const second = await aScheduledMatch(league, tala, sauce, on('2030-03-07', '09:00'));
    const first = await aScheduledMatch(cup, ombu, ceibo, on('2030-03-06', '10:00'));
    return { ombu, matches: [first, second, third, fourth, fifth, sixth] as const };
  }

  beforeAll(async () => {
    world = await aWeek();
  });

  test('are five by date, time and id, from today on where the federation is; the counter has them all', async () => {
    const { matches, upcomingMatches } = await readLateOnThe6th();
    expect(matches.map(({ id }) => id)).toEqual(world.matches.slice(0, 5).map(({ id }) => id));
    expect(upcomingMatches).toBe(6);
    const { homeTeam, awayTeam, matchDate, matchTime, location } = world.matches[0];
    expect(matches[0]).toMatchObject({ homeTeam, awayTeam, matchDate, matchTime, location });
  });

  test('show the name a team has now', async () => {
    const { ombu } = world;
    made(
      await call('PUT /teams/{id}', { as: 'admin', params: { id: ombu.id }, body: { ...ombu, name: 'Ombú Juniors' } }),
    );
    expect((await readLateOnThe6th()).matches[0]?.homeTeam.name).toBe('Ombú Juniors');
  });

  test('are those that are still scheduled: not in play, played, cancelled, moved to the past or deleted', async () => {
    const [first, second, third, fourth, fifth, sixth] = world.matches;
    made(await edit(first, { status: 'in_progress' }));
    made(await record(second, '1-0'));
    made(await edit(third, { status: 'cancelled' }));
    made(await edit(fourth, { matchDate: '2030-01-01' }));
    await call('DELETE /matches/{id}', { as: 'admin', params: { id: fifth.id } });
    const { matches, upcomingMatches } = await readLateOnThe6th();
    expect([matches.map(({ id }) => id), upcomingMatches]).toEqual([[sixth.id], 1]);
  });

  test('come back when a match is scheduled again', async () => {
    made(await edit(world.matches[2], { status: 'scheduled' }));
    expect((await readLateOnThe6th()).matches[0]?.id).toBe(world.matches[2].id);
  });
});
