/** Modules that no file holds: the build derives each from the declarations it is about. */
import type { Plugin } from 'vite';
import { allRoutes } from '../shared/contract/index.ts';
import { partsOf } from '../shared/contract/route.ts';

/** Matches the address, below `/api`, of every answer that comes from a published document. */
export function publishedAddress(): RegExp {
  const published = allRoutes.filter(({ route }) => route.freshness === 'published');
  const paths = published.map(({ key }) => partsOf(key).path.replace(/\{\w+\}/g, '[^/?]+'));
  return new RegExp(`^(?:${paths.join('|')})(?:\\?|$)`);
}

const sources: Readonly<Record<string, () => string>> = {
  'virtual:published-addresses': () => `export const publishedAddress = ${publishedAddress()};`,
};

/** Vite's convention for modules that are no files. */
const prefix = '\0';

export const derivedModules: Plugin = {
  name: 'derived-modules',
  resolveId: (id) => (id in sources ? `${prefix}${id}` : null),
  load: (id) => (id.startsWith(prefix) ? (sources[id.slice(prefix.length)]?.() ?? null) : null),
};
