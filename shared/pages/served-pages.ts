/** The published pages that visitors get at their addresses; at all other addresses the application answers everybody. */
import { type PublishedPageName, publishedPages } from './published-pages.ts';

export const servedPages: readonly PublishedPageName[] = ['embeddedStandings', 'embeddedFixture', 'tv'];

/** Whether a visitor gets a published page at this path, and not the application. */
export function isServedPath(path: string): boolean {
  const pattern = (path.replace(/([^/])\/$/, '$1') || '/').replace(/\/[1-9]\d*(?=\/|$)/g, '/:id');
  return servedPages.some((name) => publishedPages[name].path === pattern);
}
