/** Removes published pages of what no longer exists, a thousand keys at a time. */
import { type PublishedPage, pageOfKey, publishedFolder, publishedPages } from '#shared/pages/published-pages.ts';
import { sourceOfStored } from '../competition/publication/pages/page-source.ts';
import { renderPublishedPage } from '../competition/publication/pages/render.ts';
import { isDeletionNote } from '../competition/records/deletions.ts';
import { siteBucket } from '../platform/files/site-bucket.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import { batchGet } from '../platform/table/client.ts';
import { type Key, keys } from '../platform/table/keys.ts';
import { hasSite } from './put-pages.ts';

/** Sweeps the keys after `after`; returns the last of them, and null when there are no more or there is no site. */
export async function sweepPages(after: string, now: Date): Promise<string | null> {
  if (!hasSite()) return null;
  const listed = await siteBucket().list(`${publishedFolder}/`, after);
  const published = listed.flatMap((key) => {
    const page = key.endsWith('.html') ? pageOfKey(key) : null;
    return page ? [{ key, page }] : [];
  });
  const existing = await readExistingKeys(published.map(({ page }) => page));
  const suspects = published.filter(
    ({ page }) => page.round !== undefined || page.part !== undefined || page.bulletin !== undefined || !exists(page),
  );
  await mapConcurrently(suspects, ({ key, page }) => removeIfGone(key, page, now));
  return listed.at(-1) ?? null;

  function exists(page: PublishedPage): boolean {
    const item = itemOf(page);
    return !item || existing.has(item.pk + item.sk);
  }
}

/** The stored item without which there is no such page. */
function itemOf({ name, id = 0 }: PublishedPage): Key | null {
  const { idOf } = publishedPages[name];
  if (idOf === null || id === 0) return null;
  if (idOf === 'match') return keys.matchRef(id);
  return keys.entity(idOf === 'team' ? 'TEAM' : 'TOURNAMENT', id);
}

async function readExistingKeys(pages: readonly PublishedPage[]): Promise<Set<string>> {
  const items = await batchGet<Key>(pages.flatMap((page) => itemOf(page) ?? []));
  return new Set(items.filter((item) => !isDeletionNote(item)).map(({ pk, sk }) => pk + sk));
}

async function removeIfGone(key: string, page: PublishedPage, now: Date): Promise<void> {
  if ((await renderPublishedPage(page, sourceOfStored(now))) === null) await siteBucket().remove(key);
}
