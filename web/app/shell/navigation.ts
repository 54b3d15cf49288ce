/** What the menus offer: the groups of the navigation bar and the tabs of the phone's bottom bar, from the screens. */
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

const entriesFor = (viewer: Viewer): NavEntry[] =>
  declaredScreens.flatMap(([, screen]) =>
    screen.menu && isOffered(screen, viewer) ? { ...screen.menu, href: screen.address.path } : [],
  );

function isOffered(screen: Screen, { isAuthenticated, can }: Viewer): boolean {
  if (screen.access !== 'everyone' && screen.access !== 'visitors') return isAuthenticated && can(screen.access);
  const visibleTo = screen.menu?.visibleTo;
  return visibleTo === 'everyone' || visibleTo === (isAuthenticated ? 'users' : 'visitors');
}

export const navGroups = (viewer: Viewer): NavGroup[] =>
  menuGroups
    .map((label) => ({ label, entries: entriesFor(viewer).filter(({ group }) => group === label) }))
    .filter(({ entries }) => entries.length > 0);

/** Beside 'Más'. */
export const tabEntries = (viewer: Viewer): NavEntry[] =>
  entriesFor(viewer).flatMap((entry) => (entry.tab ? { ...entry, label: entry.tab } : []));

/** Entries in no group. */
export const singleEntries = (viewer: Viewer): NavEntry[] => entriesFor(viewer).filter(({ group }) => group === null);

/** Whether an entry is where one is: home only exactly, the others with everything below them. */
export function isCurrent(href: string, pathname: string): boolean {
  return screensLike(href).some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
}

/** Screens that the menus call the same are one screen for different people: their entry stands for all of them. */
function screensLike(href: string): string[] {
  const label = declaredScreens.find(([, { address }]) => address.path === href)?.[1].menu?.label;
  return declaredScreens.flatMap(([, { address, menu }]) => (menu && menu.label === label ? address.path : []));
}
