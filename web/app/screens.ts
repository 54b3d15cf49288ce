/** Every screen, declared once: its address, title, who may open it, and its code, which is loaded when it is first shown. */
import { paths } from '#shared/pages/paths.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import type { Screen } from '../screens/screen.ts';

const StandingsScreen = lazyComponent(() => import('../screens/standings.tsx'), 'StandingsScreen');
const loadRankings = () => import('../screens/rankings.tsx');
const ScorersScreen = lazyComponent(loadRankings, 'ScorersScreen');
const FairPlayScreen = lazyComponent(loadRankings, 'FairPlayScreen');
const GoalkeepersScreen = lazyComponent(loadRankings, 'GoalkeepersScreen');

export const screens = {
  home: {
    path: paths.home.path,
    title: 'Inicio',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/home.tsx'), 'HomeScreen'),
  },
  login: {
    path: paths.login.path,
    title: 'Iniciar Sesión',
    access: 'visitors',
    Component: lazyComponent(() => import('../screens/login.tsx'), 'LoginScreen'),
  },
  recovery: {
    path: paths.recovery.path,
    title: 'Recuperar contraseña',
    access: 'everyone',
    Component: lazyComponent(() => import('../screens/recovery.tsx'), 'RecoveryScreen'),
  },
  account: {
    path: paths.account.path,
    title: 'Mi cuenta',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/account.tsx'), 'AccountScreen'),
  },
  tournaments: {
    path: paths.tournaments.path,
    title: 'Torneos',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/tournaments.tsx'), 'TournamentsScreen'),
  },
  tournament: {
    path: paths.tournament.path,
    title: 'Torneo',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/tournament.tsx'), 'TournamentScreen'),
  },
  tournamentDiscipline: {
    path: paths.tournamentDiscipline.path,
    title: 'Disciplina',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/tournament-discipline.tsx'), 'TournamentDisciplineScreen'),
  },
  bulletin: {
    path: paths.bulletin.path,
    title: 'Boletín',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/bulletin.tsx'), 'BulletinScreen'),
  },
  tournamentChanges: {
    path: paths.tournamentChanges.path,
    title: 'Cambios',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/tournament-changes.tsx'), 'TournamentChangesScreen'),
  },
  newTournament: {
    path: paths.newTournament.path,
    title: 'Nuevo Torneo',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/new-tournament.tsx'), 'NewTournamentScreen'),
  },
  fixture: {
    path: paths.fixture.path,
    title: 'Fixture',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/fixture.tsx'), 'FixtureScreen'),
  },
  fixtureAdmin: {
    path: paths.fixtureAdmin.path,
    title: 'Fixture',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/fixture-admin.tsx'), 'FixtureAdminScreen'),
  },
  printTournament: {
    path: paths.printTournament.path,
    title: 'Imprimir',
    access: 'everyone',
    Component: lazyComponent(() => import('../screens/print-tournament.tsx'), 'PrintTournamentScreen'),
  },
  printMatch: {
    path: paths.printMatch.path,
    title: 'Planilla del partido',
    access: 'report.read',
    Component: lazyComponent(() => import('../screens/print-match.tsx'), 'PrintMatchScreen'),
  },
  // The screen itself tells who may open it, because a link opens a sheet without an account.
  sheet: {
    path: paths.sheet.path,
    title: 'Planilla en vivo',
    access: 'everyone',
    Component: lazyComponent(() => import('../screens/sheet.tsx'), 'SheetScreen'),
  },
  fixtureManagement: {
    path: paths.fixtureManagement.path,
    title: 'Gestión del fixture',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/fixture-management.tsx'), 'FixtureManagementScreen'),
  },
  playoffs: {
    path: paths.playoffs.path,
    title: 'Playoffs',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/playoffs.tsx'), 'PlayoffsScreen'),
  },
  teams: {
    path: paths.teams.path,
    title: 'Equipos',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/teams.tsx'), 'TeamsScreen'),
  },
  team: {
    path: paths.team.path,
    title: 'Equipo',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/team.tsx'), 'TeamScreen'),
  },
  players: {
    path: paths.players.path,
    title: 'Jugadores',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/players.tsx'), 'PlayersScreen'),
  },
  matches: {
    path: paths.matches.path,
    title: 'Partidos',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/matches.tsx'), 'MatchesScreen'),
  },
  daySheets: {
    path: paths.daySheets.path,
    title: 'Planillas del día',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/day-sheets.tsx'), 'DaySheetsScreen'),
  },
  match: {
    path: paths.match.path,
    title: 'Partido',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/match.tsx'), 'MatchScreen'),
  },
  discipline: {
    path: paths.discipline.path,
    title: 'Disciplina',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/discipline.tsx'), 'DisciplineScreen'),
  },
  notices: {
    path: paths.notices.path,
    title: 'Avisos',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/notices.tsx'), 'NoticesScreen'),
  },
  canchas: {
    path: paths.canchas.path,
    title: 'Canchas',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/canchas.tsx'), 'CanchasScreen'),
  },
  lineup: {
    path: paths.lineup.path,
    title: 'Alineación',
    access: 'account.use',
    Component: lazyComponent(() => import('../screens/lineup.tsx'), 'LineupScreen'),
  },
  users: {
    path: paths.users.path,
    title: 'Usuarios',
    access: 'users.manage',
    Component: lazyComponent(() => import('../screens/users.tsx'), 'UsersScreen'),
  },
  settings: {
    path: paths.settings.path,
    title: 'Ajustes',
    access: 'competition.manage',
    Component: lazyComponent(() => import('../screens/settings.tsx'), 'SettingsScreen'),
  },
  standings: { path: paths.standings.path, title: 'Posiciones', access: 'account.use', Component: StandingsScreen },
  publicStandings: {
    path: paths.publicStandings.path,
    title: 'Posiciones',
    access: 'account.use',
    Component: StandingsScreen,
  },
  scorers: { path: paths.scorers.path, title: 'Tabla de Goleadores', access: 'account.use', Component: ScorersScreen },
  publicScorers: {
    path: paths.publicScorers.path,
    title: 'Tabla de Goleadores',
    access: 'account.use',
    Component: ScorersScreen,
  },
  fairPlay: { path: paths.fairPlay.path, title: 'Fair Play', access: 'account.use', Component: FairPlayScreen },
  publicFairPlay: {
    path: paths.publicFairPlay.path,
    title: 'Fair Play',
    access: 'account.use',
    Component: FairPlayScreen,
  },
  goalkeepers: {
    path: paths.goalkeepers.path,
    title: 'Vallas Menos Vencidas',
    access: 'account.use',
    Component: GoalkeepersScreen,
  },
  publicGoalkeepers: {
    path: paths.publicGoalkeepers.path,
    title: 'Vallas Menos Vencidas',
    access: 'account.use',
    Component: GoalkeepersScreen,
  },
} as const satisfies { readonly [Name in keyof typeof paths]: Screen };
