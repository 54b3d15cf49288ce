/** A virtual module: the build generates its code from the declared routes, which are too large for the browser. */
import type { Plugin } from 'vite';
import { allRoutes } from '../shared/contract/index.ts';
import { splitRouteKey } from '../shared/contract/route.ts';

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

const moduleName = 'virtual:published-addresses';
/** By Vite's convention, ids of virtual modules start with this character. */
const resolvedId = `\0${moduleName}`;

export const derivedModulesPlugin: Plugin = {
  name: 'derived-modules',
  resolveId: (id) => (id === moduleName ? resolvedId : null),
  load: (id) => (id === resolvedId ? `export const publishedAddress = ${publishedAddress()};` : null),
};
