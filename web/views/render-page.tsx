/** Renders published pages: from what a page shows to the text of a whole HTML document, complete without scripts. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PageOwner } from '#shared/pages/published-pages.ts';
import { addressOfImageOf } from '#shared/pages/share-image-content.ts';
import { waitingPage } from './embed/waiting-page.tsx';
import { NotFoundDocument } from './frame/not-found-document.tsx';
import { PageDocument } from './frame/page-document.tsx';
import type { PageContext, PageView } from './frame/page-view.ts';
import { withPublishedCrests } from './frame/published-crests.ts';
import { StubDocument } from './frame/stub-document.tsx';
import { UnavailableDocument } from './frame/unavailable-document.tsx';
import { pageViews } from './page-views.ts';

/** The same content and context give the same text, byte by byte. */
export function renderPage(content: PageContent, context: PageContext): string {
  const shareImage = addressOfImageOf(context.page, content, context.site, context.notices);
  if (content.name === 'stub') {
    return documentText(<StubDocument stub={content} context={context} shareImage={shareImage} />);
  }
  // TypeScript does not see that the view and the data have the same name.
  const view = (content.name === 'waiting' ? waitingPage : pageViews[content.name]) as PageView<typeof content.data>;
  const { data, site } = withPublishedCrests(context.page, { data: content.data, site: context.site });
  return documentText(
    <PageDocument
      description={view.describe(content.data, context)}
      context={context}
      crest={site.logo}
      shareImage={shareImage}
    >
      <view.Content data={data} context={context} />
    </PageDocument>,
  );
}

/** The document for an address that leads nowhere; `missing` is whose page it would be, null for any other address. */
export function renderNotFound(context: Omit<PageContext, 'page'>, missing: PageOwner | null): string {
  return documentText(<NotFoundDocument context={context} missing={missing} />);
}

/** The page for an address that cannot be answered just now. */
export function renderUnavailable({ assets }: Pick<PageContext, 'assets'>): string {
  return documentText(<UnavailableDocument assets={assets} />);
}

const documentText = (document: ReactElement): string => `<!doctype html>${renderToStaticMarkup(document)}\n`;
