/** Publishes the pages that the changed documents over all tournaments show in: home, the list, and the stubs. */
import type { OverallDocuments } from '../platform/documents/overall.ts';
import type { PreparePages } from '../platform/documents/publish-documents.ts';
import { pagesMadeOf, pagesOverAll } from './pages-of-scope.ts';
import { hasSite, publishPagesOfScope } from './publish-pages.ts';

export const prepareOverallPages =
  (now: Date): PreparePages<OverallDocuments> =>
  async ({ ticket, changed }) => {
    const pages = hasSite() ? pagesMadeOf(pagesOverAll, 'ALL', changed) : [];
    return () => publishPagesOfScope('ALL', pages, ticket, now);
  };
