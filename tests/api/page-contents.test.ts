/** What each published page shows. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { readPageContent, readSiteFacts } from '#functions/competition/publication/pages/read-page.ts';
import { saveSiteUrl } from '#functions/competition/records/settings.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { PageContent, PageDataByName } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTournament,
  deleteMatch,
  editTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { saveLineup } from '#tests/support/match-events.ts';
import { createPageWorld, type PageWorld, pagesOf, saveSettings, worldNow } from '#tests/support/page-world.ts';
import { createPlayer } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

let world: PageWorld;
let unpublished: (PageContent | null)[];

const readContent = (page: PublishedPage) => readPageContent(page, sourceOfStored(worldNow));

/** What a page shows; fails for a page that does not exist, and for a stub. */
async function readData<Name extends keyof PageDataByName>(name: Name, more: Omit<PublishedPage, 'name'> = {}) {
  const content = await readContent({ name, ...more });
  if (content?.name !== name) throw new Error(`${name} is ${content ? content.name : 'no page'}`);
  return content.data as PageDataByName[Name];
}

beforeAll(async () => {
  await startApi();
  expect(await readContent({ name: 'standings' })).toEqual({ name: 'stub', target: '/torneos', tournament: null });
  // Frames of other sites may not show the list of tournaments, and nobody attends a big screen.
  for (const name of ['embeddedStandings', 'embeddedFixture', 'tv'] as const)
    expect(await readContent({ name })).toEqual({ name: 'waiting', data: {} });
  world = await createPageWorld();
  const { matches, players, teams } = world;
  for (const match of [matches.first, matches.third]) expectOk(await saveLineup(match, [players.gomez]));
  await createPlayer(teams.ombu, { jerseyNumber: 3, status: 'inactive' });
  unpublished = await Promise.all(pagesOf(world).map(readContent));
  await publishChanges();
});

test('every page shows the same before its documents are published and after', async () => {
  const published = await Promise.all(pagesOf(world).map(readContent));
  for (const [at, page] of pagesOf(world).entries()) {
    expect(published[at]?.name).toBe(page.name);
    expect(published[at]).toEqual(unpublished[at]);
  }
});

test('home shows the latest results first, the next matches, and the first four of each tournament in progress', async () => {
  const { counters, results, goals, next, tournaments } = await readData('home');
  expect(counters).toEqual({ activeTournaments: 1, upcomingMatches: 2, teams: 4 });
  expect(results.map(({ matchDate, scoreDisplay }) => [matchDate, scoreDisplay])).toEqual([
    ['2096-05-10', '1 - 3'],
    ['2096-05-03', '1 - 1'],
    ['2096-05-03', '2 - 0'],
  ]);
  expect(goals).toEqual([
    { matchId: world.matches.first.id, side: 'home', playerName: 'Juan Gómez', minute: 7, isOwnGoal: false },
  ]);
  expect(next.map(({ id }) => id)[0]).toBe(world.matches.third.id);
  expect(tournaments[0]?.topStandings.map(({ teamName }) => teamName)).toEqual(['Tala', 'Ombú', 'Sauce', 'Ceibo']);
});

test('the API tells the first three of a tournament where pages show four', async () => {
  const [home, summary, summaries] = [
    expectOk(await call('GET /home')).tournaments[0],
    expectOk(await call('GET /tournaments/{id}/summary', { params: { id: world.cup.id } })),
    expectOk(await call('GET /tournaments/summaries'))[0],
  ];
  for (const told of [home, summary, summaries]) expect(told?.topStandings).toHaveLength(3);
  expect(summaries).toEqual(summary);
});

test('a tournament shows its table, its zonas, the round to be played now and its best scorers', async () => {
  const { tournament, rows, groups, round, matches, scorers, summary } = await readData('tournament', {
    id: world.cup.id,
  });
  expect(tournament).toMatchObject({ name: 'Apertura', hasPlayoffs: true, groups: [{ name: 'Zona Norte' }] });
  expect(rows.map(({ teamName }) => teamName)).toEqual(['Tala', 'Ombú', 'Sauce', 'Ceibo']);
  expect(groups.map(({ name, table }) => [name, table.length])).toEqual([['Zona Norte', 2]]);
  expect({ round, ids: matches.map(({ id }) => id) }).toEqual({ round: 'Fecha 3', ids: [world.matches.third.id] });
  expect(scorers.map(({ playerDisplayName }) => playerDisplayName)).toEqual(['Juan Gómez']);
  expect(summary.completedMatches).toBe(3);
});

test('a fixture shows one round, and of the others their names only', async () => {
  const { rounds, round, matches, goals } = await readData('fixture', { id: world.cup.id, round: 'Fecha 1' });
  expect(rounds).toEqual(['Fecha 1', 'Fecha 2', 'Fecha 3', 'Final'].map((name) => ({ round: name })));
  expect({ round, matches: matches.length }).toEqual({ round: 'Fecha 1', matches: 2 });
  expect(goals.map(({ playerName }) => playerName)).toEqual(['Juan Gómez']);
  expect((await readData('fixture', { id: world.cup.id })).round).toBe('Fecha 3');
});

test('a tournament without matches shows an empty fixture', async () => {
  const { id } = await createTournament();
  expect(await readData('fixture', { id })).toMatchObject({ rounds: [], round: '', matches: [] });
});

test('a match shows its events with the names of the players', async () => {
  const { tournament, match, events } = await readData('match', { id: world.matches.first.id });
  expect({ name: tournament.name, score: match.scoreDisplay }).toEqual({ name: 'Apertura', score: '2 - 0' });
  expect(events.map(({ playerDisplayName, teamName, minute }) => [playerDisplayName, teamName, minute])).toEqual([
    ['Juan Gómez', 'Ombú', 7],
  ]);
});

describe('the page of a team', () => {
  test('shows its next match, its results, its place in each table and its scorers, but no squad while squads are private', async () => {
    const team = await readData('team', { id: world.teams.ombu.id });
    expect(team.next.map(({ round, matchMinutes }) => [round, matchMinutes])).toEqual([
      ['Fecha 3', 30],
      ['Final', 30],
    ]);
    expect(team.results.map(({ scoreDisplay }) => scoreDisplay)).toEqual(['2 - 0']);
    expect(team.places).toMatchObject([
      { tournament: { name: 'Apertura' }, group: 'Zona Norte', row: { positionDisplay: '2' }, teams: 2 },
      { tournament: { name: 'Apertura' }, group: null, row: { positionDisplay: '2' }, teams: 4 },
    ]);
    expect(team.scorers).toMatchObject([{ playerDisplayName: 'Juan Gómez', goalsFormatted: '1', medalIcon: '🥇' }]);
    expect(team).toMatchObject({ coach: expect.any(String), squad: null, suspended: [] });
  });

  test('shows who is suspended and why, as the rankings and the matches do', async () => {
    const { suspended } = await readData('team', { id: world.teams.ceibo.id });
    const reason = '1 partido, por roja en Fecha 2';
    expect(suspended).toEqual([
      { playerId: world.players.rios.id, name: 'Luis Ríos', reason, tournament: 'Apertura', bulletin: null },
    ]);
  });

  test('lists a team without tournaments and matches, too', async () => {
    const { id } = await createTeam('Ñandubay');
    expect(await readData('team', { id })).toMatchObject({ next: [], results: [], places: [] });
  });
});

test.each<PublishedPage>([
  { name: 'standings', id: 999 },
  { name: 'match', id: 999 },
  { name: 'team', id: 999 },
  { name: 'tournament' },
  { name: 'match' },
  { name: 'team', id: Number.MAX_SAFE_INTEGER + 1 },
])('a page of nothing that exists is no page: %j', async (page) => {
  expect(await readContent(page)).toBeNull();
});

test('a fixture shows the semifinals as one round, with the matches of both by date and time', async () => {
  const cup = await createTournament();
  const [one, two] = [await createTeam('Jacarandá'), await createTeam('Lapacho')];
  const later = await createScheduledMatch(cup, one, two, { round: 'Semifinal 1', matchDate: '2026-08-09' });
  const earlier = await createScheduledMatch(cup, two, one, { round: 'Semifinal 2', matchDate: '2026-08-08' });
  await publishChanges();
  const { rounds, round, matches } = await readData('fixture', { id: cup.id, round: 'Semifinales' });
  expect({ rounds, round }).toEqual({ rounds: [{ round: 'Semifinales' }], round: 'Semifinales' });
  expect(matches.map(({ id }) => id)).toEqual([earlier.id, later.id]);
  expect(await readContent({ name: 'fixture', id: cup.id, round: 'Semifinal 1' })).toEqual({
    name: 'stub',
    target: `/fixture?tournament=${cup.id}&round=Semifinales`,
    tournament: cup.name,
  });
  expect(await readContent({ name: 'fixture', id: cup.id, round: 'Semifinal 3' })).toBeNull();
});

test('a round or a part that a tournament does not have is no page, nor is a first part beside the page itself', async () => {
  const { id } = world.cup;
  expect(await readContent({ name: 'fixture', id, round: 'Fecha 9' })).toBeNull();
  expect(await readContent({ name: 'scorers', id, part: 2 })).toBeNull();
  expect(await readContent({ name: 'scorers', id, part: 1 })).toBeNull();
});

test('an address without a tournament leads to the first one', async () => {
  const { id } = world.cup;
  const stub = (path: string) => ({ name: 'stub', target: `${path}?tournament=${id}`, tournament: 'Apertura' });
  expect(await readContent({ name: 'standings' })).toEqual(stub('/posiciones-publico'));
  expect(await readContent({ name: 'tv' })).toEqual(stub('/tv'));
});

test('settings are on the pages until others are saved: a name, a featured tournament, lineups and squads', async () => {
  const { cup, matches, players, teams } = world;
  const { id } = cup;
  const readSquad = async () => (await readData('team', { id: teams.ombu.id })).squad;
  const readLineups = async (match: Match) => (await readData('match', { id: match.id })).lineups;
  expect(await readSiteFacts()).toMatchObject({ timeZone: 'America/Argentina/Buenos_Aires', url: '' });
  expect(await readLineups(matches.first)).toEqual([]);

  await saveSettings({ name: 'Liga del Sur', publicSquads: true, featuredTournamentId: id });
  await saveSiteUrl('https://liga.example/');
  await publishChanges();
  expect(await readSiteFacts()).toMatchObject({ name: 'Liga del Sur', url: 'https://liga.example' });
  const stub = { name: 'stub', target: `/torneos/${id}`, tournament: 'Apertura' };
  expect(await readContent({ name: 'home' })).toEqual(stub);
  expect(await readData('tournament', { id })).toMatchObject({ isHome: true });
  const gomez = { playerId: players.gomez.id, jerseyNumber: 9 };
  expect(await readSquad()).toEqual([{ ...gomez, name: 'Juan Gómez', position: 'Delantero' }]);
  const positions = [{ positionId: 1, playerId: players.gomez.id }];
  expect(await readLineups(matches.first)).toMatchObject([
    { teamId: teams.ombu.id, positions, players: [{ firstName: 'Juan', lastName: 'Gómez', jerseyNumber: 9 }] },
  ]);
  // Before its kick-off no match tells its lineups.
  expect(await readLineups(matches.third)).toEqual([]);

  await saveSettings({ publicSquads: false, featuredTournamentId: null });
  expect(await readData('tournament', { id })).toMatchObject({ isHome: false });
  await publishChanges();
  expect([await readSquad(), await readLineups(matches.first)]).toEqual([null, []]);
});

test('a result and a new name are on the pages as soon as they are published', async () => {
  const { cup, matches, teams } = world;
  expectOk(await saveScore(matches.third, '0-4'));
  expectOk(await editTournament(cup, { name: 'Clausura' }));
  await publishChanges();
  const { tournament, rows } = await readData('standings', { id: cup.id });
  expect([tournament.name, rows[0]?.teamName]).toEqual(['Clausura', 'Sauce']);
  const { id } = await createScheduledMatch(cup, teams.tala, teams.sauce);
  expect(await readContent({ name: 'match', id })).toMatchObject({ name: 'match' });
  expectOk(await deleteMatch({ id }));
  expect(await readContent({ name: 'match', id })).toBeNull();
});
