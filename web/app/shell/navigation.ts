/** The entries of the navigation bar and of the phone's bottom bar, derived from the declared screens. */
import { matchPath } from 'react-router-dom';
import type { Action } from '#shared/domain/permissions.ts';
import { type MenuEntry, menuGroups, type Screen } from '../../screens/screen.ts';
import { declaredScreens } from '../../screens/screens.ts';

export interface NavEntry extends MenuEntry {
  readonly href: string;
}

export interface NavGroup {
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

interface Viewer {
  readonly isAuthenticated: boolean;
  readonly can: (action: Action) => boolean;
}

const visibleEntriesFor = (viewer: Viewer): NavEntry[] =>
  declaredScreens.flatMap(([, screen]) =>
    screen.menu && isVisibleInMenu(screen, viewer) ? { ...screen.menu, href: screen.address.path } : [],
  );

function isVisibleInMenu(screen: Screen, { isAuthenticated, can }: Viewer): boolean {
  if (screen.access !== 'everyone' && screen.access !== 'visitors') return isAuthenticated && can(screen.access);
  const visibleTo = screen.menu?.visibleTo;
  return visibleTo === 'everyone' || visibleTo === (isAuthenticated ? 'users' : 'visitors');
}

export const navGroupsFor = (viewer: Viewer): NavGroup[] =>
  menuGroups
    .map((label) => ({ label, entries: visibleEntriesFor(viewer).filter(({ group }) => group === label) }))
    .filter(({ entries }) => entries.length > 0);

/** The entries of the phone's bottom bar. */
export const bottomBarEntriesFor = (viewer: Viewer): NavEntry[] =>
  visibleEntriesFor(viewer).flatMap((entry) => (entry.tab ? { ...entry, label: entry.tab } : []));

/** The entries that belong to no group. */
export const ungroupedEntriesFor = (viewer: Viewer): NavEntry[] =>
  visibleEntriesFor(viewer).filter(({ group }) => group === null);

/**
 * Whether the user is at the entry's address or below it; for the home screen, exactly at its address. An address below
 * it that has an entry of its own, as '/partidos/dia' does, is that entry's.
 */
export function isCurrentEntry(href: string, pathname: string): boolean {
  const paths = pathsWithSameMenuLabel(href);
  if (paths.includes(pathname)) return true;
  const isAtAnotherEntry = declaredScreens.some(([, { address, menu }]) => menu && address.path === pathname);
  return !isAtAnotherEntry && paths.some((path) => path !== '/' && pathname.startsWith(`${path}/`));
}

/**
 * The paths of all screens with the same menu label: they are variants of one screen, for visitors and for users, and
 * the menu marks its entry as current on each of them.
 */
function pathsWithSameMenuLabel(href: string): string[] {
  const label = declaredScreens.find(([, { address }]) => address.path === href)?.[1].menu?.label;
  return declaredScreens.flatMap(([, { address, menu }]) => (menu && menu.label === label ? address.path : []));
}

/** Whether the screen at this path takes the whole window, without the application's header, menus and notices. */
export const isFullWindowPath = (pathname: string): boolean =>
  declaredScreens.some(([, { address, isFullWindow }]) => isFullWindow && matchPath(address.path, pathname) !== null);
