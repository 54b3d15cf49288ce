/** Finds the further parts of rankings that are published, of which some may have become empty. */
import { keyOfPage, type PublishedPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { siteBucket } from '../platform/files/site-bucket.ts';
import { pagesMadeOf, rankingPagesOf } from './pages-of-scope.ts';

/**
 * The parts in the bucket of those rankings that show one of the documents. The bucket is asked, because a publication
 * that was killed, or overtaken, may have left parts that no document tells of any more.
 */
export async function listPublishedParts(tournamentId: number, documentNames: readonly string[]) {
  const rankings = pagesMadeOf(rankingPagesOf(tournamentId), tournamentId, documentNames);
  const keys = await Promise.all(
    rankings.map((ranking) => siteBucket.list(keyOfPage(ranking).replace(/\.html$/, '/'), '')),
  );
  return keys.flat().flatMap((key): PublishedPage[] => {
    const page = pageOfKey(key);
    return page ? [page] : [];
  });
}
