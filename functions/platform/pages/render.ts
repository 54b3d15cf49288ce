/** Renders a published page from what is stored now. The only module of the Lambdas that knows the components. */
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { renderNotFound, renderPage } from '#web/public/render-page.tsx';
import type { PublishedSite } from '../documents/site.ts';
import { look } from './look.ts';
import { readersOfMany, readPageContent, readSiteFacts } from './read-page.ts';
import { readSite } from './read-site.ts';

/** The page's HTML; null when there is no such page. `known`: facts of the site that were read for several pages. */
export async function renderStoredPage(page: PublishedPage, now: Date, known?: PublishedSite): Promise<string | null> {
  const reading = known ? Promise.resolve(known) : readSite();
  const [content, site] = await Promise.all([readPageContent(page, now, () => reading), reading]);
  if (!content) return null;
  return renderPage(content, { page, site, look });
}

export type NameOfPagesTogether = keyof typeof readersOfMany;

/**
 * Reads what the pages with these ids show, and what they have in common once. Returns what renders one of them: its
 * HTML, or null when there is no such page.
 */
export async function readPagesTogether(
  name: NameOfPagesTogether,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => Promise<string | null>> {
  const site = await readSite();
  const contents = await readersOfMany[name](ids, now, async () => site);
  return async (id) => {
    const data = contents.get(id);
    return data ? renderPage({ name, data } as PageContent, { page: { name, id }, site, look }) : null;
  };
}

/** The page for addresses that lead nowhere. */
export const renderMissingPage = async (): Promise<string> => renderNotFound({ site: await readSiteFacts(), look });
