/** The screens that the web application declares and the published pages, so that no new one is left untested. */
import type { Role } from '#shared/domain/schemas/user.ts';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import {
  hrefOfPage,
  type PublishedPage,
  type PublishedPageName,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import { screens } from '#web/app/screens.ts';
import type { Screen } from '#web/screens/screen.ts';

/** A pattern of the verbs with which the name of a button or link begins that changes something. */
export const changingVerbs =
  '(Nuev[oa]|Crear|Editar|Eliminar|Recalcular|Administrar|Agregar|Gestionar|Resultado|Generar|Subir)\\b';

export type ScreenName = keyof typeof screens;

export interface TestedScreen {
  readonly name: ScreenName;
  /** An address to visit; its ids are 1, which exist in the demo data. */
  readonly address: string;
  readonly access: Screen['access'];
  /** Whether visitors may open the screen, or get a published page at its address. */
  readonly isOpen: boolean;
}

export const buildTestedScreens = (): TestedScreen[] =>
  (Object.keys(screens) as ScreenName[]).map((name) => {
    const { path, access }: Screen = screens[name];
    const address = path.replace(':bulletin', demoBulletin).replace(/:\w+/g, '1');
    const isOpen = access === 'everyone' || access === 'visitors' || isPublishedPath(address);
    return { name, address, access, isOpen };
  });

/** The screens that anybody may open; a sheet opens for who holds a link to it. */
export const addressesOfVisitors = (): string[] =>
  buildTestedScreens().flatMap(({ name, address, isOpen }) => (isOpen && name !== 'sheet' ? [address] : []));

/** The role of the demo user who looks at a screen; null for a visitor without an account. */
export type Viewer = Exclude<Role, 'Planillero'> | null;

/** The viewer who sees the most of a screen: an administrator, unless the screen is for visitors only. */
export const viewerWhoSeesMost = (name: string): Viewer => (name === ('login' satisfies ScreenName) ? null : 'Admin');

/** The first of this year: the demo data have one. */
const demoBulletin = `${new Date().getFullYear()}-1`;

/** The page with this name of the demo data's tournament, its bulletin, its first match or its first team. */
export function demoPage(name: PublishedPageName): PublishedPage {
  const { idOf } = publishedPages[name];
  if (idOf === null) return { name };
  return idOf === 'bulletin' ? { name, id: 1, bulletin: demoBulletin } : { name, id: 1 };
}

/** The address of each published page: that of the demo data's tournament, its first match and its first team. */
export const publishedAddresses: readonly string[] = (Object.keys(publishedPages) as PublishedPageName[]).map((name) =>
  hrefOfPage(demoPage(name)),
);

/** Pages that show no crests. */
export const pagesWithoutCrests: readonly PublishedPageName[] = ['bulletin', 'discipline'];
