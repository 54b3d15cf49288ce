/** Every screen, declared once: its address, title, who may open it, and its code, which is loaded when it is first shown. */
import { paths } from '#shared/pages/paths.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import type { Screen } from '../screens/screen.ts';

const StandingsPage = lazyComponent(() => import('../screens/standings.tsx'), 'StandingsPage');
const loadRankings = () => import('../screens/rankings.tsx');
const ScorersPage = lazyComponent(loadRankings, 'ScorersPage');
const FairPlayPage = lazyComponent(loadRankings, 'FairPlayPage');
const GoalkeepersPage = lazyComponent(loadRankings, 'GoalkeepersPage');

export const screens = {
  home: {
    path: paths.home.path,
    title: 'Inicio',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/home.tsx'), 'HomePage'),
  },
  login: {
    path: paths.login.path,
    title: 'Iniciar Sesión',
    access: 'visitors',
    Page: lazyComponent(() => import('../screens/login.tsx'), 'LoginPage'),
  },
  recovery: {
    path: paths.recovery.path,
    title: 'Recuperar contraseña',
    access: 'everyone',
    Page: lazyComponent(() => import('../screens/recovery.tsx'), 'RecoveryPage'),
  },
  account: {
    path: paths.account.path,
    title: 'Mi cuenta',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/account.tsx'), 'AccountPage'),
  },
  tournaments: {
    path: paths.tournaments.path,
    title: 'Torneos',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/tournaments.tsx'), 'TournamentsPage'),
  },
  tournament: {
    path: paths.tournament.path,
    title: 'Torneo',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/tournament.tsx'), 'TournamentPage'),
  },
  tournamentChanges: {
    path: paths.tournamentChanges.path,
    title: 'Cambios',
    access: 'competition.manage',
    Page: lazyComponent(() => import('../screens/tournament-changes.tsx'), 'TournamentChangesPage'),
  },
  newTournament: {
    path: paths.newTournament.path,
    title: 'Nuevo Torneo',
    access: 'competition.manage',
    Page: lazyComponent(() => import('../screens/new-tournament.tsx'), 'NewTournamentPage'),
  },
  fixture: {
    path: paths.fixture.path,
    title: 'Fixture',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/fixture.tsx'), 'FixturePage'),
  },
  fixtureAdmin: {
    path: paths.fixtureAdmin.path,
    title: 'Fixture',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/fixture-admin.tsx'), 'FixtureAdminPage'),
  },
  printTournament: {
    path: paths.printTournament.path,
    title: 'Imprimir',
    access: 'everyone',
    Page: lazyComponent(() => import('../screens/print-tournament.tsx'), 'PrintTournamentPage'),
  },
  printMatch: {
    path: paths.printMatch.path,
    title: 'Planilla del partido',
    access: 'team.manage',
    Page: lazyComponent(() => import('../screens/print-match.tsx'), 'PrintMatchPage'),
  },
  // The screen itself tells who may open it, because a link opens a sheet without an account.
  sheet: {
    path: paths.sheet.path,
    title: 'Planilla en vivo',
    access: 'everyone',
    Page: lazyComponent(() => import('../screens/sheet.tsx'), 'SheetPage'),
  },
  fixtureManagement: {
    path: paths.fixtureManagement.path,
    title: 'Gestión del fixture',
    access: 'competition.manage',
    Page: lazyComponent(() => import('../screens/fixture-management.tsx'), 'FixtureManagementPage'),
  },
  playoffs: {
    path: paths.playoffs.path,
    title: 'Playoffs',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/playoffs.tsx'), 'PlayoffsPage'),
  },
  teams: {
    path: paths.teams.path,
    title: 'Equipos',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/teams.tsx'), 'TeamsPage'),
  },
  team: {
    path: paths.team.path,
    title: 'Equipo',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/team.tsx'), 'TeamPage'),
  },
  players: {
    path: paths.players.path,
    title: 'Jugadores',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/players.tsx'), 'PlayersPage'),
  },
  matches: {
    path: paths.matches.path,
    title: 'Partidos',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/matches.tsx'), 'MatchesPage'),
  },
  daySheets: {
    path: paths.daySheets.path,
    title: 'Planillas del día',
    access: 'competition.manage',
    Page: lazyComponent(() => import('../screens/day-sheets.tsx'), 'DaySheetsPage'),
  },
  match: {
    path: paths.match.path,
    title: 'Partido',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/match.tsx'), 'MatchPage'),
  },
  canchas: {
    path: paths.canchas.path,
    title: 'Canchas',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/canchas.tsx'), 'CanchasPage'),
  },
  lineup: {
    path: paths.lineup.path,
    title: 'Alineación',
    access: 'account.use',
    Page: lazyComponent(() => import('../screens/lineup.tsx'), 'LineupPage'),
  },
  users: {
    path: paths.users.path,
    title: 'Usuarios',
    access: 'users.manage',
    Page: lazyComponent(() => import('../screens/users.tsx'), 'UsersPage'),
  },
  settings: {
    path: paths.settings.path,
    title: 'Ajustes',
    access: 'competition.manage',
    Page: lazyComponent(() => import('../screens/settings.tsx'), 'SettingsPage'),
  },
  standings: { path: paths.standings.path, title: 'Posiciones', access: 'account.use', Page: StandingsPage },
  publicStandings: {
    path: paths.publicStandings.path,
    title: 'Posiciones',
    access: 'account.use',
    Page: StandingsPage,
  },
  scorers: { path: paths.scorers.path, title: 'Tabla de Goleadores', access: 'account.use', Page: ScorersPage },
  publicScorers: {
    path: paths.publicScorers.path,
    title: 'Tabla de Goleadores',
    access: 'account.use',
    Page: ScorersPage,
  },
  fairPlay: { path: paths.fairPlay.path, title: 'Fair Play', access: 'account.use', Page: FairPlayPage },
  publicFairPlay: { path: paths.publicFairPlay.path, title: 'Fair Play', access: 'account.use', Page: FairPlayPage },
  goalkeepers: {
    path: paths.goalkeepers.path,
    title: 'Vallas Menos Vencidas',
    access: 'account.use',
    Page: GoalkeepersPage,
  },
  publicGoalkeepers: {
    path: paths.publicGoalkeepers.path,
    title: 'Vallas Menos Vencidas',
    access: 'account.use',
    Page: GoalkeepersPage,
  },
} as const satisfies { readonly [Name in keyof typeof paths]: Screen };
