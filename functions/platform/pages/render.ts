/** Renders a published page from what is stored now. The only module of the Lambdas that knows the components. */
import type { SiteFacts } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { renderNotFound, renderPage } from '#web/public/render-page.tsx';
import { look } from './look.ts';
import { readPageContent, readSiteFacts } from './read-page.ts';

/** The page's HTML; null when there is no such page. `known`: facts of the site that were read for several pages. */
export async function renderStoredPage(page: PublishedPage, now: Date, known?: SiteFacts): Promise<string | null> {
  const [content, site] = await Promise.all([readPageContent(page, now), known ?? readSiteFacts()]);
  if (!content) return null;
  return renderPage(content, { page, site, look });
}

/** The page for addresses that lead nowhere. */
export const renderMissingPage = async (): Promise<string> => renderNotFound({ site: await readSiteFacts(), look });
