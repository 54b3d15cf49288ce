/** Waits for the published pages of an application that began with a copy of another one's demo data. */
import { expect } from 'vitest';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import type { AppInProcess } from './app-in-process.ts';
import { readUntil } from './web-client.ts';

/** Whether a page was published by an application at another address than the given one. */
export const isFromElsewhere = (html: string, { url }: Pick<AppInProcess, 'url'>): boolean =>
  new RegExp(`127\\.0\\.0\\.1(:|%3A)(?!${new URL(url).port}\\b)`).test(html);

/** Waits until every page is published at the application's own address: the copied ones name the other one's. */
export async function waitForOwnPages(app: AppInProcess, pages: readonly PublishedPage[]): Promise<void> {
  const bucket = fileStoreIn(app.dataDir, app.siteBucket);
  let missing: readonly string[] = pages.map(keyOfPage);
  const listMissing = async () => {
    const stillMissing: string[] = [];
    for (const key of missing) {
      const stored = await bucket.read(key);
      if (!stored || isFromElsewhere(stored.body.toString('utf8'), app)) stillMissing.push(key);
    }
    missing = stillMissing;
    return missing;
  };
  expect(await readUntil(listMissing, ({ length }) => length === 0)).toEqual([]);
}
