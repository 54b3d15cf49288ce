/** Renders published pages to HTML. No other module of the Lambdas imports the React components of web/public. */
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { renderNotFound, renderPage, renderUnavailable } from '#web/public/render-page.tsx';
import { pageAssets } from './page-assets.ts';
import type { PageSource } from './page-source.ts';
import { readersOfMany, readPageContent, readSiteFacts } from './read-page.ts';

/** The page's HTML; null when there is no such page. */
export async function renderPublishedPage(page: PublishedPage, source: PageSource): Promise<string | null> {
  const [content, site] = await Promise.all([readPageContent(page, source), source.readSite()]);
  if (!content) return null;
  return renderPage(content, { page, site, assets: pageAssets });
}

export type NameOfPagesTogether = keyof typeof readersOfMany;

/**
 * Reads what the pages with these ids show, and what they have in common once. Returns what renders one of them: its
 * HTML, or null when there is no such page.
 */
export async function readPagesTogether(
  name: NameOfPagesTogether,
  ids: readonly number[],
  source: PageSource,
): Promise<(id: number) => Promise<string | null>> {
  const [site, contents] = await Promise.all([source.readSite(), readersOfMany[name](ids, source)]);
  return async (id) => {
    const data = contents.get(id);
    return data ? renderPage({ name, data } as PageContent, { page: { name, id }, site, assets: pageAssets }) : null;
  };
}

/** The document that says what is missing; `page` is null for an address that no page has. */
export const renderMissingPage = async (page: PublishedPage | null): Promise<string> =>
  renderNotFound({ site: await readSiteFacts(), assets: pageAssets }, page);

/** The page for an address that cannot be answered just now; rendered without reading anything. */
export const renderUnavailablePage = (): string => renderUnavailable({ assets: pageAssets });
