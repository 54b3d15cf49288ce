/**
 * Renders published pages to HTML. No other module of the Lambdas imports the React components of web/views; they are loaded with
 * the first page, as most of what the publisher does renders none.
 */
import type { PageContent } from '#shared/pages/page-data.ts';
import { noticesOfPage } from '#shared/pages/page-notices.ts';
import { type PageOwner, type PublishedPage, publishedPages } from '#shared/pages/published-pages.ts';
import type { PublishedSite } from '../documents/federation.ts';
import { pageAssets } from './page-assets.ts';
import type { PageSource } from './page-source.ts';
import { readersOfMany, readPageContent, readSiteFacts } from './read-page.ts';

const loadRenderer = () => import('#web/views/render-page.tsx');

/** The page's HTML; null when there is no such page. */
export async function renderPublishedPage(page: PublishedPage, source: PageSource): Promise<string | null> {
  const [content, site, { renderPage }] = await Promise.all([
    readPageContent(page, source),
    source.readSite(),
    loadRenderer(),
  ]);
  if (!content) return null;
  return renderPage(content, contextOf(page, content, site));
}

const contextOf = (page: PublishedPage, content: PageContent, { notices, ...site }: PublishedSite) => ({
  page,
  site,
  notices: noticesOfPage(content, notices),
  assets: pageAssets,
});

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
  const [site, contents, { renderPage }] = await Promise.all([
    source.readSite(),
    readersOfMany[name](ids, source),
    loadRenderer(),
  ]);
  return async (id) => {
    const data = contents.get(id);
    if (!data) return null;
    const content = { name, data } as PageContent;
    return renderPage(content, contextOf({ name, id }, content, site));
  };
}

/** The document that says what is missing; `page` is null for an address that no page has. */
export async function renderMissingPage(page: PublishedPage | null, source: PageSource): Promise<string> {
  const [site, missing, { renderNotFound }] = await Promise.all([
    readSiteFacts(),
    page && findMissingOwner(page, source),
    loadRenderer(),
  ]);
  return renderNotFound({ site, assets: pageAssets }, missing);
}

/** What is missing of the page; null when its owner exists, but has no such round or no further hundred rows. */
async function findMissingOwner(
  { name, id, round, part }: PublishedPage,
  source: PageSource,
): Promise<PageOwner | null> {
  const owner = publishedPages[name].idOf;
  if (id !== undefined && (name === 'discipline' || name === 'bulletin')) {
    const tournament = await source.readDocuments(id, { documents: ['HEADER'] });
    return tournament ? 'bulletin' : 'tournament';
  }
  if (owner === null || id === undefined || (round === undefined && part === undefined)) return owner;
  return (await readPageContent({ name, id }, source)) ? null : owner;
}

/** The page for an address that cannot be answered just now; rendered without reading anything. */
export const renderUnavailablePage = async (): Promise<string> =>
  (await loadRenderer()).renderUnavailable({ assets: pageAssets });
