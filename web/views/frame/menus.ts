/** The menus of the site: every entry, declared once, and what users and visitors see of them. */
import { paths } from '#shared/pages/paths.ts';
import { hrefOfPage, publishedPages } from '#shared/pages/published-pages.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { SiteSection } from './page-view.ts';

type MenuScreen = keyof typeof paths;

/** The groups of the header, in its order. */
const groups = ['Competición', 'Equipos & Jugadores', 'Gestión', 'Estadísticas'] as const;
type Group = (typeof groups)[number] | null;

interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  /** The screen for users with an account. */
  readonly screen: MenuScreen;
  /** The entry's group; null for an entry outside all groups. */
  readonly group: Group;
  /** The page for visitors; without one they do not see the entry. */
  readonly page?: SiteSection;
  /** The entry's group for visitors, where it is another one. */
  readonly groupOfVisitors?: Group;
  /** The entry's name in the phone's bottom bar; undefined when it is not there. */
  readonly tab?: string;
}

/** Menus keep this order. */
const entries: readonly MenuEntry[] = [
  { label: 'Inicio', icon: 'home', screen: 'home', group: null, page: 'home', tab: 'Inicio' },
  {
    label: 'Torneos',
    icon: 'trophy',
    screen: 'tournaments',
    group: 'Competición',
    page: 'tournaments',
    groupOfVisitors: null,
  },
  {
    label: 'Fixture',
    icon: 'calendar',
    screen: 'fixtureAdmin',
    group: 'Competición',
    page: 'fixture',
    groupOfVisitors: null,
    tab: 'Fixture',
  },
  { label: 'Equipos', icon: 'shield', screen: 'teams', group: 'Equipos & Jugadores' },
  { label: 'Jugadores', icon: 'shirt', screen: 'players', group: 'Equipos & Jugadores' },
  { label: 'Partidos', icon: 'ball', screen: 'matches', group: 'Gestión', tab: 'Partidos' },
  { label: 'Planillas del día', icon: 'whistle', screen: 'daySheets', group: 'Gestión' },
  { label: 'Disciplina', icon: 'cards', screen: 'discipline', group: 'Gestión' },
  { label: 'Avisos', icon: 'info', screen: 'notices', group: 'Gestión' },
  { label: 'Canchas', icon: 'pitch', screen: 'canchas', group: 'Gestión' },
  { label: 'Alineación', icon: 'lineup', screen: 'lineup', group: 'Gestión' },
  { label: 'Usuarios', icon: 'users', screen: 'users', group: 'Gestión' },
  { label: 'Ajustes', icon: 'sliders', screen: 'settings', group: 'Gestión' },
  {
    label: 'Posiciones',
    icon: 'table',
    screen: 'standings',
    group: 'Estadísticas',
    page: 'standings',
    tab: 'Tabla',
  },
  {
    label: 'Goleadores',
    icon: 'ball',
    screen: 'scorers',
    group: 'Estadísticas',
    page: 'scorers',
    tab: 'Goleadores',
  },
  {
    label: 'Playoffs',
    icon: 'bracket',
    screen: 'playoffs',
    group: 'Competición',
    page: 'playoffs',
    groupOfVisitors: 'Estadísticas',
  },
  { label: 'Fair Play', icon: 'cards', screen: 'fairPlay', group: 'Estadísticas', page: 'fairPlay' },
  { label: 'Arqueros', icon: 'goal', screen: 'goalkeepers', group: 'Estadísticas', page: 'goalkeepers' },
];

export interface MenuLink {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface MenuGroup {
  /** Null for links that stand alone. */
  readonly label: string | null;
  readonly links: readonly MenuLink[];
}

export interface Menus {
  readonly header: readonly MenuGroup[];
  /** The phone's bottom bar. */
  readonly tabs: readonly MenuLink[];
  /** What 'Más' in the bottom bar opens. */
  readonly more: readonly MenuGroup[];
}

/** The menus of published pages; on a page of a tournament they lead to the same tournament. */
export function visitorMenus(tournamentId?: number, section?: SiteSection): Menus {
  const of = tournamentId === undefined ? {} : { id: tournamentId };
  const visible = entries.flatMap(({ page, groupOfVisitors, ...entry }) => {
    if (!page) return [];
    const href = hrefOfPage({ name: page, ...(publishedPages[page].idOf && of) });
    const group = groupOfVisitors === undefined ? entry.group : groupOfVisitors;
    return { ...entry, group, href, isCurrent: page === section };
  });
  const tabs = tabsOf(visible);
  return { header: grouped(visible), tabs, more: [{ label: null, links: visible.filter(({ tab }) => !tab) }] };
}

/**
 * The menus of the application at the address `pathname`, with the screens that the user may open. An administrator has the
 * tab 'Partidos', where results are entered, in place of 'Goleadores'.
 */
export function userMenus(pathname: string, mayOpen: (screen: MenuScreen) => boolean): Menus {
  const visible = entries
    .filter(({ screen }) => mayOpen(screen))
    .map((entry) => ({ ...entry, href: paths[entry.screen].path, isCurrent: isAt(entry, pathname) }));
  const header = grouped(visible);
  const notATab = mayOpen('settings') ? 'scorers' : 'matches';
  return { header, tabs: tabsOf(visible.filter(({ screen }) => screen !== notATab)), more: header };
}

type VisibleEntry = MenuLink & Pick<MenuEntry, 'group' | 'tab'>;

const tabsOf = (visible: readonly VisibleEntry[]): MenuLink[] =>
  visible.flatMap(({ tab, ...link }) => (tab ? { ...link, label: tab } : []));

const grouped = (visible: readonly VisibleEntry[]): MenuGroup[] =>
  [null, ...groups]
    .map((label) => ({ label, links: visible.filter(({ group }) => group === label) }))
    .filter(({ links }) => links.length > 0);

/** The addresses of an entry's screen and page, which are variants of one thing. */
const pathsOf = ({ screen, page }: MenuEntry): string[] => [
  paths[screen].path,
  ...(page ? [publishedPages[page].path] : []),
];

/**
 * Whether the address is the entry's or below it; for the home screen, exactly its address. An address below it that has an
 * entry of its own, as '/partidos/dia' does, is that entry's.
 */
function isAt(entry: MenuEntry, pathname: string): boolean {
  const own = pathsOf(entry);
  if (own.includes(pathname)) return true;
  const isAtAnother = entries.some((other) => pathsOf(other).includes(pathname));
  return !isAtAnother && own.some((path) => path !== '/' && pathname.startsWith(`${path}/`));
}
