/** Renders pages and puts them into the site's bucket; removes those that there are no more. */
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { type PageSource, sourceOfStored } from '../competition/publication/pages/page-source.ts';
import {
  type NameOfPagesTogether,
  readPagesTogether,
  renderPublishedPage,
} from '../competition/publication/pages/render.ts';
import { environment } from '../platform/environment.ts';
import { siteBucket } from '../platform/files/site-bucket.ts';
import { logFailure } from '../platform/log/log.ts';
import { countOne } from '../platform/log/metrics.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

/** Whether there is a site to publish pages in; there is none in tests of the API alone. */
export const hasSite = (): boolean => environment().siteBucket !== '';

export async function putPages(pages: readonly PublishedPage[], source: PageSource): Promise<void> {
  await mapConcurrently(pages, async (page) => putPage(keyOfPage(page), await renderPublishedPage(page, source)));
}

/** With null the page is removed. */
async function putPage(key: string, html: string | null): Promise<void> {
  if (html === null) return siteBucket().remove(key);
  await siteBucket().write(key, html);
  countOne('PagesWritten');
}

/** How many pages of matches or teams are read together. */
const readTogether = 20;

/**
 * Publishes the pages of matches or teams; resolves with the ids of those that failed, after logging why. Those of a group
 * that fails are published again one by one, so that one that cannot be read does not stop the others.
 */
export async function putPagesOfIds(name: NameOfPagesTogether, ids: readonly number[], now: Date): Promise<number[]> {
  const failed: number[] = [];
  if (!hasSite()) return failed;
  for (let at = 0; at < ids.length; at += readTogether) {
    const group = ids.slice(at, at + readTogether);
    await putTogether(name, group, now).catch(async () => {
      for (const id of group)
        await putTogether(name, [id], now).catch((error) => {
          logFailure(error);
          failed.push(id);
        });
    });
  }
  return failed;
}

async function putTogether(name: NameOfPagesTogether, ids: readonly number[], now: Date): Promise<void> {
  const render = await readPagesTogether(name, ids, sourceOfStored(now));
  await mapConcurrently(ids, async (id) => putPage(keyOfPage({ name, id }), await render(id)));
}
