/** What the menus offer: the groups of the navigation bar and the tabs of the phone's bottom bar. */
import type { Action } from '#shared/domain/permissions.ts';
import type { IconName } from '../../ui/icon.tsx';
import { paths } from '../paths.ts';

export interface NavEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** Only for who may do this. */
  readonly action?: Action;
}

export interface NavGroup {
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

const homeEntry: NavEntry = { label: 'Inicio', href: paths.home.getHref(), icon: 'home' };
const standings: NavEntry = { label: 'Posiciones', href: paths.standings.getHref(), icon: 'table' };
const publicStandings: NavEntry = { ...standings, href: paths.publicStandings.getHref() };
const scorers: NavEntry = { label: 'Goleadores', href: paths.scorers.getHref(), icon: 'ball' };
const publicScorers: NavEntry = { ...scorers, href: paths.publicScorers.getHref() };
const fairPlay: NavEntry = { label: 'Fair Play', href: paths.fairPlay.getHref(), icon: 'cards' };
const publicFairPlay: NavEntry = { ...fairPlay, href: paths.publicFairPlay.getHref() };
const goalkeepers: NavEntry = { label: 'Arqueros', href: paths.goalkeepers.getHref(), icon: 'goal' };
const publicGoalkeepers: NavEntry = { ...goalkeepers, href: paths.publicGoalkeepers.getHref() };
const tournaments: NavEntry = { label: 'Torneos', href: paths.tournaments.getHref(), icon: 'trophy' };
const teams: NavEntry = { label: 'Equipos', href: paths.teams.getHref(), icon: 'shield' };
const matches: NavEntry = { label: 'Partidos', href: paths.matches.getHref(), icon: 'ball' };

const publicFixture: NavEntry = { label: 'Fixture', href: paths.fixture.getHref(), icon: 'calendar' };
const fixture: NavEntry = { ...publicFixture, href: paths.fixtureAdmin.getHref() };
const playoffs: NavEntry = { label: 'Playoffs', href: paths.playoffs.getHref(), icon: 'bracket' };
const players: NavEntry = { label: 'Jugadores', href: paths.players.getHref(), icon: 'shirt' };
const canchas: NavEntry = { label: 'Canchas', href: paths.canchas.getHref(), icon: 'pitch' };
const lineup: NavEntry = { label: 'Alineación', href: paths.lineup.getHref(), icon: 'lineup' };
const users: NavEntry = { label: 'Usuarios', href: paths.users.getHref(), icon: 'users', action: 'users.manage' };
const settings: NavEntry = {
  ...{ label: 'Ajustes', href: paths.settings.getHref(), icon: 'sliders' },
  action: 'competition.manage',
};

const groupsOfUsers: readonly NavGroup[] = [
  { label: 'Competición', entries: [tournaments, fixture, playoffs] },
  { label: 'Equipos & Jugadores', entries: [teams, players] },
  { label: 'Gestión', entries: [matches, canchas, lineup, users, settings] },
  { label: 'Estadísticas', entries: [standings, scorers, fairPlay, goalkeepers] },
];
const groupsOfVisitors: readonly NavGroup[] = [
  { label: 'Estadísticas', entries: [publicStandings, publicScorers, publicFairPlay, publicGoalkeepers] },
];

interface Viewer {
  readonly isAuthenticated: boolean;
  readonly can: (action: Action) => boolean;
}

export function navGroups({ isAuthenticated, can }: Viewer): NavGroup[] {
  const groups = isAuthenticated ? groupsOfUsers : groupsOfVisitors;
  return groups.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ action }) => !action || can(action)),
  }));
}

/** Beside 'Más'. */
export const tabEntries = (isAuthenticated: boolean): readonly NavEntry[] =>
  isAuthenticated
    ? [homeEntry, fixture, { ...standings, label: 'Tabla' }, scorers]
    : [homeEntry, publicFixture, { ...publicStandings, label: 'Tabla' }, publicScorers];

/** Entries in no group: visitors have no 'Competición'. */
export const singleEntries = (isAuthenticated: boolean): readonly NavEntry[] =>
  isAuthenticated ? [homeEntry] : [homeEntry, publicFixture];

/** Screens of one kind for different people: whichever one is on, the menu's entry is the one that is marked. */
const kinds: readonly (readonly string[])[] = [
  [paths.fixture.path, paths.fixtureAdmin.path],
  [paths.standings.path, paths.publicStandings.path],
  [paths.scorers.path, paths.publicScorers.path],
  [paths.fairPlay.path, paths.publicFairPlay.path],
  [paths.goalkeepers.path, paths.publicGoalkeepers.path],
];

/** Whether `href` is where one is: home only exactly, the others with everything below them and their kind. */
export function isCurrent(href: string, pathname: string): boolean {
  const places = kinds.find((kind) => kind.includes(href)) ?? [href];
  return places.some((place) => pathname === place || (place !== '/' && pathname.startsWith(`${place}/`)));
}
