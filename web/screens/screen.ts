/** The types of a screen's declaration; an incomplete declaration does not compile. */

import type { Action } from '#shared/domain/permissions.ts';
import type { IconName } from '../ui/icon.tsx';

export type Screen = ScreenWithoutLogin | ScreenWithPermission;

interface CommonScreenFields {
  readonly address: ScreenAddress;
  readonly page: string;
  /** Shown in the browser's tab and as the heading; a page such as a team's shows it until its data arrive. */
  readonly title: string;
  /** The screen's entry in the menus; null if only links on other screens lead to it. */
  readonly menu: MenuEntry | null;
  /** True for a screen that takes the whole window: without header, menus and notices of the application. */
  readonly isFullWindow?: boolean;
}

/** A screen that can be opened without an account. */
export interface ScreenWithoutLogin extends CommonScreenFields {
  /** Who may open the screen; 'visitors' excludes signed-in users. */
  readonly access: 'everyone' | 'visitors';
  readonly menu: (MenuEntry & { readonly visibleTo: 'visitors' | 'users' | 'everyone' }) | null;
  /** True for a screen with competition data for fans, which they reach by search engines and shared links. */
  readonly isPublished: boolean;
}

/** A screen for users with the permission `access`; see `can()`. */
interface ScreenWithPermission extends CommonScreenFields {
  readonly access: Exclude<Action, 'public.read'>;
}

interface ScreenAddress {
  /** The path pattern for the router. */
  readonly path: `/${string}`;
  /** Builds the href of a link to the screen from the parameters of its address. */
  readonly getHref: (...parameters: never[]) => string;
}

/** The groups of the navigation bar, in its order. */
export const menuGroups = ['Competición', 'Equipos & Jugadores', 'Gestión', 'Estadísticas'] as const;

export interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  /** The menu group that contains the entry; null for an entry outside all groups. */
  readonly group: (typeof menuGroups)[number] | null;
  /** The entry's name in the phone's bottom bar; undefined when it is not there. */
  readonly tab?: string;
}

/** The props that a page receives from its declaration. */
export interface PageProps {
  readonly title: string;
  /** True when the page shows the same to everyone, with or without an account. */
  readonly isPublic: boolean;
}

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${KebabCase<Rest>}`
  : '';
type PageFileNameOf<Module> = keyof Module extends infer Key
  ? Key extends `${infer Name}Page`
    ? KebabCase<Name>
    : never
  : never;

/**
 * Names a page's file, as in pageFileName<typeof import('../pages/fixture-admin.tsx')>('fixture-admin'); the file must
 * export `FixtureAdminPage`. Only its type is imported, because the page itself imports the screens' addresses; the
 * build generates the code that loads the page.
 */
export const pageFileName = <Module>(file: PageFileNameOf<Module>): string => file;
