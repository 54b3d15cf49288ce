/** The published pages that visitors get at their addresses; at all other addresses the application answers everybody. */
import type { PublishedPageName } from '#shared/pages/published-pages.ts';

export const servedPages: readonly PublishedPageName[] = ['embeddedStandings', 'embeddedFixture', 'tv'];
