/** A site whose published pages are kept in a model of S3, and what its pages should be. */
import { computeTournamentDocuments } from '#functions/competition/publication/documents/compute-documents.ts';
import { type PageSource, sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import {
  type NameOfPagesTogether,
  readPagesTogether,
  renderPublishedPage,
} from '#functions/competition/publication/pages/render.ts';
import { environment } from '#functions/platform/environment.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { type PublishedPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { createModelBucket, type ModelBucket } from './model-of-s3.ts';

/** Lets the publisher publish pages; called after `startApi`. */
export function startSite(beforeCall?: (call: string) => Promise<void>): ModelBucket {
  const bucket = createModelBucket(beforeCall);
  Object.assign(environment(), { siteBucket: 'site' });
  Object.assign(siteBucket(), bucket);
  return bucket;
}

/** The documents of tournaments computed from the stored data, each tournament's once, whatever is published. */
function sourceFromScratch(now: Date): PageSource {
  const computed = new Map<number, ReturnType<typeof computeTournamentDocuments>>();
  return {
    ...sourceOfStored(now),
    readDocuments: (id) => {
      const documents = computed.get(id) ?? computeTournamentDocuments(id, now);
      computed.set(id, documents);
      return documents;
    },
  };
}

/** The stored pages that differ from what the stored data make of them now, each with where it does. */
export async function listWrongPages({ objects }: ModelBucket): Promise<string[]> {
  const now = new Date();
  const pages = [...objects].flatMap(([key, html]) => {
    const page = pageOfKey(key);
    return page ? [{ key, page, html }] : [];
  });
  const idsOf = (name: NameOfPagesTogether) => pages.flatMap(({ page }) => (page.name === name ? [page.id ?? 0] : []));
  const source = sourceFromScratch(now);
  const [matches, teams] = await Promise.all([
    readPagesTogether('match', idsOf('match'), source),
    readPagesTogether('team', idsOf('team'), source),
  ]);
  const render = (page: PublishedPage) => {
    const { name, id = 0 } = page;
    return name === 'match' ? matches(id) : name === 'team' ? teams(id) : renderPublishedPage(page, source);
  };
  const wrong: string[] = [];
  for (const { key, page, html } of pages) {
    const right = (await render(page)) ?? '';
    if (right !== html) wrong.push(`${key}: ${firstDifference(html, right)}`);
  }
  return wrong;
}

/** What stands in both around the first character that differs. */
function firstDifference(stored: string, right: string): string {
  let at = 0;
  while (at < stored.length && stored[at] === right[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `'${stored.slice(from, from + 160)}' instead of '${right.slice(from, from + 160)}'`;
}
