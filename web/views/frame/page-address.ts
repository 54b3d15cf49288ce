/** The whole address of a page, as people share it. */
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';

/** '' while the address of the site is unknown. */
export const addressOfPage = (page: PublishedPage, { url }: Pick<SiteFacts, 'url'>): string =>
  url === '' ? '' : `${url}${hrefOfPage(page)}`;
