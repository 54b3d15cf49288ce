/** The home of a signed-in user. Visitors get a published page there. */
import { expect, test } from 'vitest';
import { noAnswer } from './fake-api.ts';
import { aUser, summary, table, teams } from './league.ts';
import { leagueAnswers, nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import { controls, figure, headed, lacks, leads, offersNot, section, shows, textOf, until } from './person.ts';

const home = leagueAnswers['GET /home'] as Exclude<(typeof leagueAnswers)['GET /home'], undefined | (() => unknown)>;
const nobody = { id: 71, name: '', displayName: '', logo: '', logoUrl: '' };

test('the home shows counters, matches and tables, and leads to the lists of the application', async () => {
  await openScreen('/', { as: 'DT' });
  await headed('Liga Barrial de Fútbol');
  await shows('Bienvenido al Torneo de Fútbol', 'En vivo', 'Últimos resultados', '21:00');
  expect(['Torneos en curso', 'Partidos por jugar', 'Equipos'].map((title) => figure(title))).toEqual(['1', '3', '4']);
  await leads('Ver todos: Torneos Activos', '/torneos');
  await leads('Ver todos: Próximos Partidos', '/partidos');
  expect(textOf(section('Torneos Activos'))).toMatch(/Torneo Apertura.*1.*Defensores de Parque Chas.*3 pts/);
});

test('a match of a team that is missing names it by its number', async () => {
  const matches = summary.upcomingMatches.map((match) => ({
    ...match,
    homeTeamId: 71,
    awayTeamId: 72,
    homeTeam: nobody,
    awayTeam: { ...nobody, id: 72 },
  }));
  await openScreen('/', { as: 'DT', answers: { 'GET /home': { ...home, matches } as never } });
  await shows('Equipo 71', 'Equipo 72');
});

test('an empty home offers an administrator to begin, and nobody else', async () => {
  await openScreen('/', { answers: nothingYet });
  await shows('No hay torneos activos', 'No hay partidos programados');
  expect(figure('Equipos')).toBe('0');
  await leads('Crear torneo', '/tournaments/new');
  await leads('Programar partido', '/partidos');
});

test('an empty home offers a coach nothing', async () => {
  await openScreen('/', { as: 'DT', answers: nothingYet });
  await shows('No hay torneos activos', 'No hay partidos programados');
  offersNot('Crear torneo', 'Programar partido');
});

test('a featured tournament does not replace the home of signed-in users', async () => {
  await openScreen('/', { as: 'DT', answers: { 'GET /home': { ...home, featuredTournamentId: 1 } as never } });
  await shows('Bienvenido al Torneo de Fútbol');
  expect(location.pathname).toBe('/');
});

test('a card of a tournament shows the crest of its leading team', async () => {
  const [first] = teams;
  const topStandings = summary.topStandings.map((row) => ({
    ...row,
    teamLogo: row.teamId === first?.id ? '/logos/crest-1.svg' : '',
  }));
  const tournaments = (home as unknown as { tournaments: object[] }).tournaments.map((each) => ({
    ...each,
    topStandings,
  }));
  await openScreen('/', { answers: { 'GET /home': { ...home, tournaments } as never } });
  await headed('Torneos Activos');
  expect(section('Torneos Activos').querySelector('img')?.getAttribute('src')).toBe('/logos/crest-1.svg');
});

test.each(['/', '/cuenta'])('%s tells a user without a role what is missing', async (address) => {
  await openScreen(address, { as: aUser({ id: 5, firstName: 'Nora', roles: [] }) });
  await shows(/Tu cuenta todavía no tiene un rol/);
});

test('the account of an administrator names the role, and misses none', async () => {
  await openScreen('/cuenta');
  await shows('Administrador');
  await lacks(/Tu cuenta todavía no tiene un rol/);
});

test('the tab names the federation, and no default name before the settings are there', async () => {
  await openScreen('/fixture', { as: 'DT' });
  await headed('Fixture');
  await shows('Fecha 2 de 3');
  expect(document.title).toBe('Fixture · Liga Barrial de Fútbol');
});

test('the tab names the screen alone while the settings do not load', async () => {
  await openScreen('/fixture', { as: 'DT', answers: { 'GET /settings': noAnswer } });
  await shows('Fecha 2 de 3');
  expect(document.title).toBe('Fixture');
  expect(controls('Salir').length).toBeGreaterThan(0);
});

test('the home of a coach shows the place in the zona before the one in the general table', async () => {
  const zona = { id: 3, tournamentId: 1, name: 'Zona Norte', teamIds: [1, 4], version: 1 };
  const answers = {
    'GET /groups/tournament/{id}': [zona],
    'GET /standings/formatted/group/{id}': table.filter(({ teamId }) => zona.teamIds.includes(teamId)),
  };
  await openScreen('/', { as: 'DT', answers });
  await headed('En la tabla');
  const places = () => [...section('En la tabla').querySelectorAll('a')].map(textOf);
  await until(() =>
    expect(places()).toEqual([expect.stringContaining('Zona Norte'), expect.stringMatching(/1\.º de 4 · 3 pts/)]),
  );
});

test('the home waits for the goals of a match in play, and for nothing of that kind where none is', async () => {
  const answers = { 'GET /home/latest': noAnswer };
  await openScreen('/', { as: 'DT', answers: { ...answers, 'GET /home': { ...home, liveMatches: [] } as never } });
  await shows('Torneos Activos');
  await openScreen('/', { as: 'DT', answers });
  await shows('Cargando…');
  await lacks('Torneos Activos');
});
