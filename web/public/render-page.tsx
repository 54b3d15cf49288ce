/** Stand-in of the part `shell`. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContent, SiteFacts } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';

interface PageContext {
  readonly page: PublishedPage;
  readonly site: SiteFacts;
  readonly look: { readonly css: string; readonly script: string; readonly font: string };
}

export const renderPage = (content: PageContent, { page, look }: PageContext): string =>
  `<!doctype html>${renderToStaticMarkup(<pre>{JSON.stringify({ page, content, css: look.css })}</pre>)}\n`;

export const renderNotFound = (_: Omit<PageContext, 'page'>): string =>
  `<!doctype html>${renderToStaticMarkup(<p>No encontramos esta página.</p>)}\n`;
