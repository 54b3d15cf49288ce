/** Which pages of a scope show changed documents, with the published parts of long lists, which may have become empty. */
import { keyOfPage, type PublishedPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { siteBucket } from '../platform/files/site-bucket.ts';
import type { DocumentScope } from '../platform/table/keys.ts';
import { pagesMadeOf, pagesWithParts } from './pages-of-scope.ts';

/** Those of the pages that show a changed document, each once, and the published parts of lists that changed. */
export async function pagesToPublish(
  pages: readonly PublishedPage[],
  scope: DocumentScope,
  changed: readonly string[],
): Promise<PublishedPage[]> {
  const all = [...pagesMadeOf(pages, scope, changed), ...(await listPublishedParts(scope, changed))];
  return [...new Map(all.map((page) => [keyOfPage(page), page])).values()];
}

/**
 * Finds the stored pages of the further parts of changed lists. It lists the bucket, because a publication that was killed
 * or overtaken may have left the page of a part that the documents no longer have.
 */
async function listPublishedParts(scope: DocumentScope, changed: readonly string[]): Promise<PublishedPage[]> {
  const lists = pagesMadeOf(pagesWithParts(scope), scope, changed);
  const keys = await Promise.all(lists.map((list) => siteBucket.list(keyOfPage(list).replace(/\.html$/, '/'), '')));
  return keys.flat().flatMap((key) => pageOfKey(key) ?? []);
}
