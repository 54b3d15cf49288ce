/** Modules that no file holds: the build derives each from the declarations of the routes or of the screens. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { allRoutes } from '../shared/contract/index.ts';
import { splitRouteKey } from '../shared/contract/route.ts';
import type { OpenScreen, Screen } from './screens/screen.ts';
import { declaredScreens } from './screens/screens.ts';

/**
 * Matches the address, below `/api`, of every answer that comes from a published document.
 *
 * @internal
 */
export function publishedAddress(): RegExp {
  const published = allRoutes.filter(({ route }) => route.freshness === 'published');
  const paths = published.map(({ key }) => splitRouteKey(key).path.replace(/\{\w+\}/g, '[^/?]+'));
  return new RegExp(`^(?:${paths.join('|')})(?:\\?|$)`);
}

export const isOpen = (screen: Screen): screen is OpenScreen => 'initialRequests' in screen;

export const fileOfPage = ({ page }: Screen): string => fileURLToPath(new URL(`./pages/${page}.tsx`, import.meta.url));

/** 'fixture-admin' → 'FixtureAdminPage', as screen.ts demands of the file's exports. */
const componentOf = ({ page }: Screen): string =>
  `${page.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}Page`;

const pagesModule = (isIn: (screen: Screen) => boolean): string => {
  const pages = declaredScreens
    .filter(([, screen]) => isIn(screen))
    .map(([name, screen]) => {
      const load = `() => import(${JSON.stringify(fileOfPage(screen))})`;
      return `${name}: { load: ${load}, component: ${JSON.stringify(componentOf(screen))} }`;
    });
  return `export const pages = { ${pages.join(',\n')} };`;
};

/** The requests of a screen whose address has no id. */
const requestsWithoutId = ({ initialRequests }: OpenScreen): string[] =>
  initialRequests
    .map((request) => request.replace(/(?<=[?&])\w+=\{id\}&?/, ''))
    .filter((request) => !request.includes('{id}'));

function initialRequests(): string {
  const open = declaredScreens.flatMap(([name, screen]) => {
    if (!isOpen(screen)) return [];
    const pattern = new RegExp(`^${screen.address.path.replace(':id', '(\\d+)')}$`);
    const withId = JSON.stringify(screen.initialRequests);
    const withoutId = JSON.stringify(requestsWithoutId(screen));
    return `{ pattern: ${pattern}, load: pages.${name}.load, withId: ${withId}, withoutId: ${withoutId} }`;
  });
  return `import { pages } from 'virtual:open-pages'; export const openScreens = [${open.join(',\n')}];`;
}

const sources: Readonly<Record<string, () => string>> = {
  'virtual:published-addresses': () => `export const publishedAddress = ${publishedAddress()};`,
  'virtual:open-pages': () => pagesModule(isOpen),
  'virtual:account-pages': () => pagesModule((screen) => !isOpen(screen)),
  'virtual:initial-requests': initialRequests,
};

/** Vite's convention for modules that are no files. */
const prefix = '\0';

export const derivedModules: Plugin = {
  name: 'derived-modules',
  resolveId: (id) => (id in sources ? `${prefix}${id}` : null),
  load: (id) => (id.startsWith(prefix) ? (sources[id.slice(prefix.length)]?.() ?? null) : null),
};
