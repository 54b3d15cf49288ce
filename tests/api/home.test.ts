import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readHomePage } from '#functions/competition/publication/pages/read-overall-page.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  deleteMatch,
  deleteTeam,
  editMatch,
  expectOk,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { storeMatchCopies } from '#tests/support/match-copies.ts';
import { samples } from '#tests/support/samples.ts';
import { publishChanges } from '#tests/support/stream.ts';

/** Publishes everything written so far, then reads the home page. */
async function publishAndReadHome() {
  await publishChanges();
  return readHomeWithoutPublishing();
}
const readHomeWithoutPublishing = async () => expectOk(await call('GET /home'));
const emptyCounters = { activeTournaments: 0, upcomingMatches: 0, teams: 0, featuredTournamentId: null };

async function publishAndReadHomeAt(now: string) {
  await publishChanges();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  try {
    return await readHomeWithoutPublishing();
  } finally {
    vi.useRealTimers();
  }
}

/** Reads home at 23:30 of 6 March 2030 in Buenos Aires, when it is already 7 March in UTC. */
const readHomeLateOnThe6th = () => publishAndReadHomeAt('2030-03-07T02:30:00Z');

beforeAll(startApi);

test('the home page is empty without data', async () => {
  const nothing = { ...emptyCounters, tournaments: [], announced: [], matches: [], liveMatches: [] };
  expect(await readHomeWithoutPublishing()).toEqual(nothing);
  expect(await publishAndReadHome()).toEqual(nothing);
});

test('the home page is computed while nothing has been published', async () => {
  const { id } = await createTournament({ status: 'in_progress' });
  expect((await readHomeWithoutPublishing()).tournaments.map((tournament) => tournament.id)).toEqual([id]);
  await call('DELETE /tournaments/{id}', { as: 'admin', params: { id } });
});

test('the home page names the featured tournament until it is deleted', async () => {
  const { id } = await createTournament();
  expectOk(
    await call('PUT /settings', { as: 'admin', body: { ...samples['PUT /settings'], featuredTournamentId: id } }),
  );
  expect((await publishAndReadHome()).featuredTournamentId).toBe(id);
  await call('DELETE /tournaments/{id}', { as: 'admin', params: { id } });
  expect((await publishAndReadHome()).featuredTournamentId).toBeNull();
});

test('the home page lists every tournament in progress, and counts every team until it is deleted', async () => {
  const team = await createTeam('Ombú');
  const active = await createTournament({ name: 'Apertura', description: 'Zona única', status: 'in_progress' });
  await createTournament({ status: 'pending' });
  await createTournament({ status: 'completed' });
  const { teams, activeTournaments, tournaments } = await publishAndReadHome();
  expect({ teams, activeTournaments }).toEqual({ teams: 1, activeTournaments: 1 });
  const { id, name, description, startDate, endDate, status } = active;
  const unplayed = { completedMatches: 0, topStandings: [], podium: null };
  expect(tournaments).toEqual([{ id, name, description, startDate, endDate, status, ...unplayed }]);
  await deleteTeam(team);
  expect((await publishAndReadHome()).teams).toBe(0);
});

test('an active tournament shows its leading teams as they are named now, and a match in play with its score until it ends', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament({ status: 'in_progress' });
  await playMatch(cup, ombu, '1-2', ceibo);
  const match = await createScheduledMatch(cup, ombu, ceibo);
  const now = { name: 'Ceibo Juniors', logo: 'https://ceibo.ar/escudo.png' };
  const body = { ...ceibo, ...now };
  expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: ceibo.id }, body }));
  const inPlay = expectOk(await editMatch(match, { status: 'in_progress' }));
  const { homeTeam, awayTeam, round, homeScore, awayScore } = inPlay;
  const { tournaments, liveMatches } = await publishAndReadHome();
  const card = tournaments.find(({ id }) => id === cup.id);
  expect(card?.completedMatches).toBe(1);
  expect(card?.topStandings).toEqual([
    { position: 1, teamId: ceibo.id, teamLogo: now.logo, teamName: now.name, displayName: 'Ceibo', points: 3 },
    { position: 2, teamId: ombu.id, teamLogo: '', teamName: 'Ombú', displayName: 'Ombú', points: 0 },
  ]);
  expect(liveMatches).toEqual([
    expect.objectContaining({ id: match.id, homeTeam, awayTeam, round, homeScore, awayScore }),
  ]);
  expectOk(await saveScore(match, '2-2'));
  expect((await publishAndReadHome()).liveMatches).toEqual([]);
});

describe('the next matches', () => {
  type World = Awaited<ReturnType<typeof aWeek>>;
  let world: World;

  async function aWeek() {
    const [ombu, ceibo, tala, sauce] = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce');
    const [cup, league] = [await createTournament(), await createTournament()];
    const on = (matchDate: string, matchTime = '14:00') => ({ matchDate, matchTime });
    await createScheduledMatch(cup, ombu, ceibo, on('2030-03-05', '23:59'));
    const sixth = await createScheduledMatch(cup, ombu, ceibo, on('2031-01-01'));
    const fifth = await createScheduledMatch(cup, ombu, ceibo, on('2030-03-13'));
    const third = await createScheduledMatch(cup, ombu, ceibo, on('2030-03-07', '20:00'));
    const fourth = await createScheduledMatch(league, tala, sauce, on('2030-03-07', '20:00'));
    const second = await createScheduledMatch(league, tala, sauce, on('2030-03-07', '09:00'));
    const first = await createScheduledMatch(cup, ombu, ceibo, on('2030-03-06', '10:00'));
    return { ombu, matches: [first, second, third, fourth, fifth, sixth] as const };
  }

  beforeAll(async () => {
    world = await aWeek();
  });

  test("are the first five from today in the federation's time zone; the counter of upcoming matches counts all", async () => {
    const { matches, upcomingMatches } = await readHomeLateOnThe6th();
    expect(matches.map(({ id }) => id)).toEqual(world.matches.slice(0, 5).map(({ id }) => id));
    expect(upcomingMatches).toBe(6);
    const { homeTeam, awayTeam, matchDate, matchTime, location } = world.matches[0];
    expect(matches[0]).toMatchObject({ homeTeam, awayTeam, matchDate, matchTime, location });
  });

  test('are those of the day on which they are read, not of the day they were published', async () => {
    const ofEach = async (day: string) => {
      const { matches, upcomingMatches } = await publishAndReadHomeAt(`${day}T12:00:00Z`);
      return [upcomingMatches, ...matches.map(({ id }) => world.matches.findIndex((match) => match.id === id) + 1)];
    };
    expect(await ofEach('2030-03-07')).toEqual([5, 2, 3, 4, 5, 6]);
    expect(await ofEach('2030-03-08')).toEqual([2, 5, 6]);
    expect(await ofEach('2031-01-01')).toEqual([1, 6]);
    expect(await ofEach('2031-01-02')).toEqual([0]);
  });

  test('have the current names of teams, and leave out matches in play, played, cancelled, moved to the past or deleted', async () => {
    const { ombu } = world;
    const [first, second, third, fourth, fifth, sixth] = world.matches;
    const body = { ...ombu, name: 'Ombú Juniors' };
    expectOk(await call('PUT /teams/{id}', { as: 'admin', params: { id: ombu.id }, body }));
    expectOk(await editMatch(first, { status: 'in_progress' }));
    expectOk(await saveScore(second, '1-0'));
    expectOk(await editMatch(third, { status: 'cancelled' }));
    expectOk(await editMatch(fourth, { matchDate: '2030-01-01' }));
    await deleteMatch(fifth);
    const { matches, upcomingMatches } = await readHomeLateOnThe6th();
    expect({ matches: matches.map(({ id }) => id), upcomingMatches }).toEqual({
      matches: [sixth.id],
      upcomingMatches: 1,
    });
    expect(matches[0]?.homeTeam.name).toBe('Ombú Juniors');
    expectOk(await editMatch(third, { status: 'scheduled' }));
    expect((await readHomeLateOnThe6th()).matches[0]?.id, 'scheduled again').toBe(third.id);
  });
});

test('its page has the next five matches, as the API has, on the day it was published and on later ones', async () => {
  const [ombu, ceibo] = await createTeams('Aromo', 'Quebracho');
  const cup = await createTournament();
  const match = await createScheduledMatch(cup, ombu, ceibo, { matchDate: '2032-05-08' });
  const ids = [match.id];
  for (const [matchDate, count] of Object.entries({ '2032-05-08': 7, '2032-05-15': 4, '2032-05-22': 2 }))
    ids.push(...(await storeMatchCopies(match, count, { matchDate })));
  const api = await publishAndReadHomeAt('2032-05-08T12:00:00Z');
  expect(api.matches.map(({ id }) => id)).toEqual(ids.slice(0, 5));
  const shownAt = async (now: string) => (await readHomePage(new Date(now))).next.map(({ id }) => id);
  expect(await shownAt('2032-05-08T12:00:00Z')).toEqual(ids.slice(0, 5));
  expect(await shownAt('2032-05-09T12:00:00Z')).toEqual(ids.slice(8, 8 + 5));
});

test('the home page announces a tournament that has not begun with its first two matches, none without a fixture', async () => {
  const announced = async () => (await publishAndReadHome()).announced.filter(({ id }) => id === cup.id);
  const cup = await createTournament({ name: 'Copa Verano', status: 'pending' });
  const [home, away] = await createTeams('Verano Uno', 'Verano Dos');
  expect(await announced()).toEqual([]);
  for (const matchDate of ['2098-01-03', '2098-01-01', '2098-01-02'])
    await createScheduledMatch(cup, home, away, { matchDate });
  expect((await announced()).map(({ name, matches }) => [name, ...matches.map(({ matchDate }) => matchDate)])).toEqual([
    ['Copa Verano', '2098-01-01', '2098-01-02'],
  ]);
});
