/** What a screen declares: a declaration without any of it does not compile. */

import type { Api } from '#shared/contract/index.ts';
import type { Action } from '#shared/domain/permissions.ts';
import type { IconName } from '../ui/icon.tsx';

export type Screen = OpenScreen | AccountScreen;

interface DeclaredScreen {
  readonly address: Address;
  readonly page: string;
  /** In the browser's tab and as the heading; a page that shows more (a team's name) begins with this. */
  readonly title: string;
  /** Null for a screen that is reached from others. */
  readonly menu: MenuEntry | null;
}

/** Somebody without an account opens it. */
export interface OpenScreen extends DeclaredScreen {
  /** 'visitors': nobody who is signed in. */
  readonly access: 'everyone' | 'visitors';
  readonly menu: (MenuEntry & { readonly visibleTo: 'visitors' | 'users' | 'everyone' }) | null;
  /** Competition data for fans, which search engines and shared links lead to. */
  readonly isPublished: boolean;
  /**
   * What the page asks first, below `/api`; `{id}` is the one in its address. Without an id a path with `{id}` is not
   * asked, and a parameter with it is left out.
   */
  readonly initialRequests: readonly InitialRequest[];
}

type PathOf<Key> = Key extends `GET ${infer Path}` ? Path : never;
type InitialRequest = PathOf<keyof Api> | `${PathOf<keyof Api>}?${string}`;

/** Only for who may do `access`; see `can()`. */
interface AccountScreen extends DeclaredScreen {
  readonly access: Exclude<Action, 'public.read'>;
}

interface Address {
  /** For the router. */
  readonly path: `/${string}`;
  /** For links. */
  readonly getHref: (...parameters: never[]) => string;
}

/** In this order in the navigation bar. */
export const menuGroups = ['Competición', 'Equipos & Jugadores', 'Gestión', 'Estadísticas'] as const;

export interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  /** Null stands beside the groups. */
  readonly group: (typeof menuGroups)[number] | null;
  /** Its name in the phone's bottom bar. */
  readonly tab?: string;
}

/** What a page is given of its declaration. */
export interface PageProps {
  readonly title: string;
  /** Everybody sees the same here, with or without an account. */
  readonly isPublic: boolean;
}

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${Kebab<Rest>}`
  : '';
type PageOf<Module> = keyof Module extends infer Key ? (Key extends `${infer Name}Page` ? Kebab<Name> : never) : never;

/**
 * page<typeof import('../pages/fixture-admin.tsx')>('fixture-admin'): that file exports `FixtureAdminPage`. Only its
 * type is imported, because pages import the addresses; the build makes the code that loads it.
 */
export const page = <Module>(file: PageOf<Module>): string => file;

export const fixed = <const P extends `/${string}`>(path: P) => ({ path, getHref: (): string => path });

export const ofId = <const P extends `/${string}`>(path: P) => ({
  path,
  getHref: (id: number): string => path.replace(':id', String(id)),
});

export const ofTournament = <const P extends `/${string}`>(path: P) => ({
  path,
  getHref: (tournamentId?: number): string =>
    tournamentId === undefined ? path : `${path}?tournament=${tournamentId}`,
});
