import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import {
  aScheduledMatch,
  aTeamCalled,
  aTournament,
  edit,
  made,
  played,
  record,
  teamsCalled,
} from '#tests/support/given.ts';
import { samples } from '#tests/support/samples.ts';
import { publishChanges } from '#tests/support/stream.ts';

/** Home lags the stream: it is read once everything written has been published. */
async function read() {
  await publishChanges();
  return readPublished();
}
const readPublished = async () => made(await call('GET /home'));
const empty = { activeTournaments: 0, upcomingMatches: 0, teams: 0, featuredTournamentId: null };

async function readAt(now: string) {
  await publishChanges();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  try {
    return await readPublished();
  } finally {
    vi.useRealTimers();
  }
}

/** 23:30 of 6 March 2030 in Buenos Aires; in Greenwich it is the 7th already. */
const readLateOnThe6th = () => readAt('2030-03-07T02:30:00Z');

beforeAll(startApi);

test('a federation that has nothing yet has an empty home', async () => {
  const nothing = { ...empty, tournaments: [], matches: [], liveMatches: [] };
  expect(await readPublished()).toEqual(nothing);
  expect(await read()).toEqual(nothing);
});

test('what was not published yet is there at once, as long as nothing ever was', async () => {
  const { id } = await aTournament({ status: 'in_progress' });
  expect((await readPublished()).tournaments.map((tournament) => tournament.id)).toEqual([id]);
  await call('DELETE /tournaments/{id}', { as: 'admin', params: { id } });
});

test('every team counts, and every tournament in progress is listed', async () => {
  await aTeamCalled('Ombú');
  const active = await aTournament({ name: 'Apertura', description: 'Zona única', status: 'in_progress' });
  await aTournament({ status: 'pending' });
  await aTournament({ status: 'completed' });
  const { teams, activeTournaments, tournaments } = await read();
  expect({ teams, activeTournaments }).toEqual({ teams: 1, activeTournaments: 1 });
  const { id, name, description, startDate, endDate, status } = active;
  const unplayed = { completedMatches: 0, topStandings: [] };
  expect(tournaments).toEqual([{ id, name, description, startDate, endDate, status, ...unplayed }]);
});

test('a team counts from the moment it is created until it is deleted', async () => {
  const { teams } = await read();
  const { id } = await aTeamCalled('Ñandubay');
  expect((await read()).teams).toBe(teams + 1);
  await call('DELETE /teams/{id}', { as: 'admin', params: { id } });
  expect((await read()).teams).toBe(teams);
});

test('an active tournament shows who leads it, by the name and crest of now', async () => {
  const [ombu, ceibo] = await teamsCalled('Ombú', 'Ceibo');
  const cup = await aTournament({ status: 'in_progress' });
  await played(cup, ombu, '1-2', ceibo);
  const params = { id: ceibo.id };
  const now = { name: 'Ceibo Juniors', logo: 'https://ceibo.ar/escudo.png' };
  made(await call('PUT /teams/{id}', { as: 'admin', params, body: { ...ceibo, ...now } }));
  const card = (await read()).tournaments.find(({ id }) => id === cup.id);
  expect(card?.completedMatches).toBe(1);
  expect(card?.topStandings).toEqual([
    { position: 1, teamId: ceibo.id, teamLogo: now.logo, teamName: now.name, points: 3 },
    { position: 2, teamId: ombu.id, teamLogo: '', teamName: 'Ombú', points: 0 },
  ]);
});

test('a match in play is shown with its score until it ends', async () => {
  const [ombu, ceibo] = await teamsCalled('Ombú', 'Ceibo');
  const match = await aScheduledMatch(await aTournament(), ombu, ceibo);
  const inPlay = made(await edit(match, { status: 'in_progress' }));
  const { homeTeam, awayTeam, round, homeScore, awayScore } = inPlay;
  expect((await read()).liveMatches).toEqual([
    expect.objectContaining({ id: match.id, homeTeam, awayTeam, round, homeScore, awayScore }),
  ]);
  made(await record(match, '2-2'));
  expect((await read()).liveMatches).toEqual([]);
});

test('the featured tournament is named for as long as it exists', async () => {
  const { id } = await aTournament();
  made(await call('PUT /settings', { as: 'admin', body: { ...samples['PUT /settings'], featuredTournamentId: id } }));
  expect((await read()).featuredTournamentId).toBe(id);
  await call('DELETE /tournaments/{id}', { as: 'admin', params: { id } });
  expect((await read()).featuredTournamentId).toBeNull();
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

  test('published on one day are those of the day they are read', async () => {
    const ofEach = async (day: string) => {
      const { matches, upcomingMatches } = await readAt(`${day}T12:00:00Z`);
      return [upcomingMatches, ...matches.map(({ id }) => world.matches.findIndex((match) => match.id === id) + 1)];
    };
    expect(await ofEach('2030-03-07')).toEqual([5, 2, 3, 4, 5, 6]);
    expect(await ofEach('2030-03-08')).toEqual([2, 5, 6]);
    expect(await ofEach('2031-01-01')).toEqual([1, 6]);
    expect(await ofEach('2031-01-02')).toEqual([0]);
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
    expect({ matches: matches.map(({ id }) => id), upcomingMatches }).toEqual({
      matches: [sixth.id],
      upcomingMatches: 1,
    });
  });

  test('come back when a match is scheduled again', async () => {
    made(await edit(world.matches[2], { status: 'scheduled' }));
    expect((await readLateOnThe6th()).matches[0]?.id).toBe(world.matches[2].id);
  });
});
