/** Stores a page that is not published yet, for the first visitor who asks for it. */
import { siteBucket } from '../files/site-bucket.ts';
import { createPage } from './page-objects.ts';

/**
 * Renders the page and stores it unless it is there meanwhile; null when there is no such page. A change that was
 * published between reading and storing found no page to replace, so what was stored is compared with a second reading,
 * and removed and made anew if it differs. `render` reads strongly consistent.
 */
export async function createFirstPage(key: string, render: () => Promise<string | null>): Promise<string | null> {
  for (;;) {
    const html = await render();
    if (html === null) return null;
    const etag = await createPage(key, html);
    if (etag === null || (await render()) === html) return html;
    await siteBucket.remove(key, etag);
  }
}
