/**
 * Every screen, declared once: its address, page, permission, title and menu entry (menus keep this order). The router,
 * the menus, the chunks and the tests of all screens derive from it.
 */
import { paths } from '#shared/pages/paths.ts';
import { type MenuEntry, pageFileName, type Screen } from './screen.ts';

/** What the two screens of one page have in common: the screen for users with an account and the one for visitors. */
const standingsPageDeclaration = {
  page: pageFileName<typeof import('../pages/standings.tsx')>('standings'),
  title: 'Posiciones',
  menu: { label: 'Posiciones', icon: 'table', group: 'Estadísticas', tab: 'Tabla' },
} as const;
const scorersPageDeclaration = {
  page: pageFileName<typeof import('../pages/scorers.tsx')>('scorers'),
  title: 'Tabla de Goleadores',
  menu: { label: 'Goleadores', icon: 'ball', group: 'Estadísticas', tab: 'Goleadores' },
} as const;
const fairPlayPageDeclaration = {
  page: pageFileName<typeof import('../pages/fair-play.tsx')>('fair-play'),
  title: 'Fair Play',
  menu: { label: 'Fair Play', icon: 'cards', group: 'Estadísticas' },
} as const;
const goalkeepersPageDeclaration = {
  page: pageFileName<typeof import('../pages/goalkeepers.tsx')>('goalkeepers'),
  title: 'Vallas Menos Vencidas',
  menu: { label: 'Arqueros', icon: 'goal', group: 'Estadísticas' },
} as const;

/** Declares the screen that shows a page to visitors, except for its address. */
const visitorScreenDeclarationOf = <const Page extends { readonly menu: MenuEntry }>(page: Page) => ({
  ...page,
  access: 'everyone' as const,
  menu: { ...page.menu, visibleTo: 'visitors' as const },
  isPublished: true,
});

const screens = {
  home: {
    address: paths.home,
    page: pageFileName<typeof import('../pages/home.tsx')>('home'),
    access: 'everyone',
    title: 'Inicio',
    menu: { label: 'Inicio', icon: 'home', group: null, tab: 'Inicio', visibleTo: 'everyone' },
    isPublished: true,
  },
  login: {
    address: paths.login,
    page: pageFileName<typeof import('../pages/login.tsx')>('login'),
    access: 'visitors',
    title: 'Iniciar Sesión',
    menu: null,
    isPublished: false,
  },
  recovery: {
    address: paths.recovery,
    page: pageFileName<typeof import('../pages/recovery.tsx')>('recovery'),
    access: 'everyone',
    title: 'Recuperar contraseña',
    menu: null,
    isPublished: false,
  },
  account: {
    address: paths.account,
    page: pageFileName<typeof import('../pages/account.tsx')>('account'),
    access: 'account.use',
    title: 'Mi cuenta',
    menu: null,
  },
  tournaments: {
    address: paths.tournaments,
    page: pageFileName<typeof import('../pages/tournaments.tsx')>('tournaments'),
    access: 'account.use',
    title: 'Torneos',
    menu: { label: 'Torneos', icon: 'trophy', group: 'Competición' },
  },
  tournament: {
    address: paths.tournament,
    page: pageFileName<typeof import('../pages/tournament.tsx')>('tournament'),
    access: 'everyone',
    title: 'Torneo',
    menu: null,
    isPublished: true,
  },
  tournamentChanges: {
    address: paths.tournamentChanges,
    page: pageFileName<typeof import('../pages/tournament-changes.tsx')>('tournament-changes'),
    access: 'competition.manage',
    title: 'Cambios',
    menu: null,
  },
  newTournament: {
    address: paths.newTournament,
    page: pageFileName<typeof import('../pages/new-tournament.tsx')>('new-tournament'),
    access: 'competition.manage',
    title: 'Nuevo Torneo',
    menu: null,
  },
  fixture: {
    address: paths.fixture,
    page: pageFileName<typeof import('../pages/fixture.tsx')>('fixture'),
    access: 'everyone',
    title: 'Fixture',
    menu: { label: 'Fixture', icon: 'calendar', group: null, tab: 'Fixture', visibleTo: 'visitors' },
    isPublished: true,
  },
  fixtureAdmin: {
    address: paths.fixtureAdmin,
    page: pageFileName<typeof import('../pages/fixture-admin.tsx')>('fixture-admin'),
    access: 'account.use',
    title: 'Fixture',
    menu: { label: 'Fixture', icon: 'calendar', group: 'Competición', tab: 'Fixture' },
  },
  printTournament: {
    address: paths.printTournament,
    page: pageFileName<typeof import('../pages/print-tournament.tsx')>('print-tournament'),
    access: 'everyone',
    title: 'Imprimir',
    menu: null,
    isPublished: false,
  },
  printMatch: {
    address: paths.printMatch,
    page: pageFileName<typeof import('../pages/print-match.tsx')>('print-match'),
    access: 'team.manage',
    title: 'Planilla del partido',
    menu: null,
  },
  sheet: {
    address: paths.sheet,
    page: pageFileName<typeof import('../pages/sheet.tsx')>('sheet'),
    // The page itself tells who may open it, because a link opens a sheet without an account.
    access: 'everyone',
    title: 'Planilla en vivo',
    menu: null,
    isPublished: false,
    isFullWindow: true,
  },
  fixtureManagement: {
    address: paths.fixtureManagement,
    page: pageFileName<typeof import('../pages/fixture-management.tsx')>('fixture-management'),
    access: 'competition.manage',
    title: 'Gestión del fixture',
    menu: null,
  },
  playoffs: {
    address: paths.playoffs,
    page: pageFileName<typeof import('../pages/playoffs.tsx')>('playoffs'),
    access: 'everyone',
    title: 'Playoffs',
    menu: { label: 'Playoffs', icon: 'bracket', group: 'Competición', visibleTo: 'users' },
    isPublished: true,
  },
  teams: {
    address: paths.teams,
    page: pageFileName<typeof import('../pages/teams.tsx')>('teams'),
    access: 'account.use',
    title: 'Equipos',
    menu: { label: 'Equipos', icon: 'shield', group: 'Equipos & Jugadores' },
  },
  team: {
    address: paths.team,
    page: pageFileName<typeof import('../pages/team.tsx')>('team'),
    access: 'account.use',
    title: 'Equipo',
    menu: null,
  },
  players: {
    address: paths.players,
    page: pageFileName<typeof import('../pages/players.tsx')>('players'),
    access: 'account.use',
    title: 'Jugadores',
    menu: { label: 'Jugadores', icon: 'shirt', group: 'Equipos & Jugadores' },
  },
  matches: {
    address: paths.matches,
    page: pageFileName<typeof import('../pages/matches.tsx')>('matches'),
    access: 'account.use',
    title: 'Partidos',
    menu: { label: 'Partidos', icon: 'ball', group: 'Gestión' },
  },
  daySheets: {
    address: paths.daySheets,
    page: pageFileName<typeof import('../pages/day-sheets.tsx')>('day-sheets'),
    access: 'competition.manage',
    title: 'Planillas del día',
    menu: { label: 'Planillas del día', icon: 'whistle', group: 'Gestión' },
  },
  match: {
    address: paths.match,
    page: pageFileName<typeof import('../pages/match.tsx')>('match'),
    access: 'everyone',
    title: 'Partido',
    menu: null,
    isPublished: true,
  },
  canchas: {
    address: paths.canchas,
    page: pageFileName<typeof import('../pages/canchas.tsx')>('canchas'),
    access: 'account.use',
    title: 'Canchas',
    menu: { label: 'Canchas', icon: 'pitch', group: 'Gestión' },
  },
  lineup: {
    address: paths.lineup,
    page: pageFileName<typeof import('../pages/lineup.tsx')>('lineup'),
    access: 'account.use',
    title: 'Alineación',
    menu: { label: 'Alineación', icon: 'lineup', group: 'Gestión' },
  },
  users: {
    address: paths.users,
    page: pageFileName<typeof import('../pages/users.tsx')>('users'),
    access: 'users.manage',
    title: 'Usuarios',
    menu: { label: 'Usuarios', icon: 'users', group: 'Gestión' },
  },
  settings: {
    address: paths.settings,
    page: pageFileName<typeof import('../pages/settings.tsx')>('settings'),
    access: 'competition.manage',
    title: 'Ajustes',
    menu: { label: 'Ajustes', icon: 'sliders', group: 'Gestión' },
  },
  standings: { address: paths.standings, access: 'account.use', ...standingsPageDeclaration },
  publicStandings: {
    address: paths.publicStandings,
    ...visitorScreenDeclarationOf(standingsPageDeclaration),
  },
  scorers: { address: paths.scorers, access: 'account.use', ...scorersPageDeclaration },
  publicScorers: {
    address: paths.publicScorers,
    ...visitorScreenDeclarationOf(scorersPageDeclaration),
  },
  fairPlay: { address: paths.fairPlay, access: 'account.use', ...fairPlayPageDeclaration },
  publicFairPlay: {
    address: paths.publicFairPlay,
    ...visitorScreenDeclarationOf(fairPlayPageDeclaration),
  },
  goalkeepers: { address: paths.goalkeepers, access: 'account.use', ...goalkeepersPageDeclaration },
  publicGoalkeepers: {
    address: paths.publicGoalkeepers,
    ...visitorScreenDeclarationOf(goalkeepersPageDeclaration),
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** All screens as a list of pairs of name and declaration. */
export const declaredScreens = Object.entries(screens) as readonly (readonly [name: ScreenName, screen: Screen])[];
