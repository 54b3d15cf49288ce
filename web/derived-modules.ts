/** Virtual modules: the build generates their code from the declared routes and screens. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { allRoutes } from '../shared/contract/index.ts';
import { splitRouteKey } from '../shared/contract/route.ts';
import type { Screen, ScreenWithoutLogin } from './screens/screen.ts';
import { declaredScreens } from './screens/screens.ts';

/**
 * A pattern for the addresses, below `/api`, of all routes that return published documents.
 *
 * @internal
 */
export function publishedAddress(): RegExp {
  const published = allRoutes.filter(({ route }) => route.freshness === 'published');
  const paths = published.map(({ key }) => splitRouteKey(key).path.replace(/\{\w+\}/g, '[^/?]+'));
  return new RegExp(`^(?:${paths.join('|')})(?:\\?|$)`);
}

export const isScreenWithoutLogin = (screen: Screen): screen is ScreenWithoutLogin => 'isPublished' in screen;

export const pageFilePath = ({ page }: Screen): string =>
  fileURLToPath(new URL(`./pages/${page}.tsx`, import.meta.url));

/** 'fixture-admin' → 'FixtureAdminPage': the export that `pageFileName` in screen.ts requires of the file. */
const componentNameOf = ({ page }: Screen): string =>
  `${page.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Page`;

const pagesModuleSource = (includes: (screen: Screen) => boolean): string => {
  const pages = declaredScreens
    .filter(([, screen]) => includes(screen))
    .map(([name, screen]) => {
      const load = `() => import(${JSON.stringify(pageFilePath(screen))})`;
      return `${name}: { load: ${load}, component: ${JSON.stringify(componentNameOf(screen))} }`;
    });
  return `export const pages = { ${pages.join(',\n')} };`;
};

function openScreensModuleSource(): string {
  const open = declaredScreens.flatMap(([name, screen]) => {
    if (!isScreenWithoutLogin(screen)) return [];
    const pattern = new RegExp(`^${screen.address.path.replace(':id', '\\d+')}$`);
    return `{ pattern: ${pattern}, load: pages.${name}.load }`;
  });
  return `import { pages } from 'virtual:open-pages'; export const openScreens = [${open.join(',\n')}];`;
}

const sourceByModule: Readonly<Record<string, () => string>> = {
  'virtual:published-addresses': () => `export const publishedAddress = ${publishedAddress()};`,
  'virtual:open-pages': () => pagesModuleSource(isScreenWithoutLogin),
  'virtual:account-pages': () => pagesModuleSource((screen) => !isScreenWithoutLogin(screen)),
  'virtual:open-screens': openScreensModuleSource,
};

/** By Vite's convention, ids of virtual modules start with this character. */
const virtualModulePrefix = '\0';

export const derivedModulesPlugin: Plugin = {
  name: 'derived-modules',
  resolveId: (id) => (id in sourceByModule ? `${virtualModulePrefix}${id}` : null),
  load: (id) =>
    id.startsWith(virtualModulePrefix) ? (sourceByModule[id.slice(virtualModulePrefix.length)]?.() ?? null) : null,
};
