/** The whole address of a page, as people share it. */
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import type { PageContext } from './page-view.ts';

/** '' while the address of the site is unknown. */
export const addressOfPage = (page: PublishedPage, { url }: PageContext['site']): string =>
  url === '' ? '' : `${url}${hrefOfPage(page)}`;
