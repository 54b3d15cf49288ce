/** The screens that the web application declares and the published pages, so that no new one is left untested. */
import type { Role } from '#shared/domain/schemas/user.ts';
import { hrefOfPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import type { Screen as Declared } from '#web/screens/screen.ts';
import { declaredScreens, type ScreenName } from '#web/screens/screens.ts';

export type { ScreenName } from '#web/screens/screens.ts';

export interface TestedScreen {
  readonly name: ScreenName;
  /** An address to visit; its ids are 1, which exist in the demo data. */
  readonly address: string;
  readonly access: Declared['access'];
  /** Whether visitors may open the screen. */
  readonly isOpen: boolean;
}

export const buildTestedScreens = (): TestedScreen[] =>
  declaredScreens.map(([name, { address, access }]) => ({
    name,
    address: address.path.replace(/:\w+/g, '1'),
    access,
    isOpen: access === 'everyone' || access === 'visitors',
  }));

/** The screens that anybody may open; a sheet opens for who holds a link to it. */
export const addressesOfVisitors = (): string[] =>
  buildTestedScreens().flatMap(({ name, address, isOpen }) => (isOpen && name !== 'sheet' ? [address] : []));

/** The role of the demo user who looks at a screen; null for a visitor without an account. */
export type Viewer = Exclude<Role, 'Planillero'> | null;

/** The viewer who sees the most of a screen: an administrator, unless the screen is for visitors only. */
export const viewerWhoSeesMost = (name: string): Viewer =>
  declaredScreens.some(([declared, { access }]) => declared === name && access === 'visitors') ? null : 'Admin';

/** The address of each published page: that of the demo data's tournament, its first match and its first team. */
export const publishedAddresses: readonly string[] = (Object.keys(publishedPages) as PublishedPageName[]).map((name) =>
  hrefOfPage(publishedPages[name].idOf === null ? { name } : { name, id: 1 }),
);
