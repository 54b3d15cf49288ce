/**
 * The published pages of the demo data in one application: with the API's Lambdas, the database, the identity service and
 * the files service gone, fans still read every page, whether somebody asked for it before or nobody did.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { hrefOfPage, keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { listAllPages } from '#tests/support/all-pages.ts';
import { type AppInProcess, startAppInProcess } from '#tests/support/app-in-process.ts';
import { isFromElsewhere, waitForOwnPages } from '#tests/support/own-pages.ts';
import { createClient, readUntil } from '#tests/support/web-client.ts';

let app: AppInProcess;
let pages: readonly PublishedPage[];

beforeAll(async () => {
  app = await startAppInProcess('demo');
  pages = await listAllPages(createClient(app.url));
  await waitForOwnPages(app, pages);
  // The edge keeps the copies of older pages for some seconds.
  await readUntil(
    () => Promise.all(pages.map(htmlAtEdge)),
    (read) => read.every((html) => html !== '' && !isFromElsewhere(html, app)),
  );
});
afterAll(() => app?.stop());

async function htmlAtEdge(page: PublishedPage): Promise<string> {
  const answer = await fetch(app.url + hrefOfPage(page));
  return answer.status === 200 ? await answer.text() : '';
}

describe('without the API', () => {
  /** What the bucket holds under each key. */
  const stored = new Map<string, string>();
  /** What fans got before, under each key: of every second page. */
  const askedBefore = new Map<string, string>();
  const fetchPage = async (address: string) => {
    const answer = await fetch(app.url + address);
    return { status: answer.status, cache: answer.headers.get('x-cache') ?? '', html: await answer.text() };
  };

  beforeAll(async () => {
    const bucket = fileStoreIn(app.dataDir, app.siteBucket);
    for (const page of pages.filter((_, at) => at % 2 === 0))
      askedBefore.set(keyOfPage(page), (await fetchPage(hrefOfPage(page))).html);
    for (const key of await bucket.keys()) stored.set(key, (await bucket.read(key))?.body.toString('utf8') ?? '');
    await app.breakAllButEdge();
    // Longer than a shared copy stays fresh, so that the edge has to ask for each page again.
    await sleep(6_000);
  });

  test('nothing but the edge answers any more', async () => {
    const login = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const answers = await Promise.all([
      fetch(`${app.url}/api/home`),
      fetch(`${app.url}/api/auth/login`, login),
      fetch(`${app.apiUrl}/api/teams`),
      fetch(`${app.url}/calendario/torneo/1.ics`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });

  describe('every published page of the demo data', () => {
    test('that somebody asked for before is answered 200 as it was', async () => {
      expect(askedBefore.size).toBeGreaterThan(30);
      for (const [key, html] of askedBefore) {
        const page = pages.find((each) => keyOfPage(each) === key) ?? expect.fail();
        expect({ key, ...(await fetchPage(hrefOfPage(page))) }).toEqual({ key, status: 200, cache: revalidated, html });
      }
    });

    test('that nobody asked for before is answered 200 with the whole object of the bucket', async () => {
      const never = pages.filter((page) => !askedBefore.has(keyOfPage(page)));
      expect(never.length).toBeGreaterThan(30);
      for (const page of never) {
        const key = keyOfPage(page);
        const { status, html } = await fetchPage(hrefOfPage(page));
        expect({ key, status, html }).toEqual({ key, status: 200, html: stored.get(key) });
        expect(html).toMatch(/^<!doctype html>.*<\/html>\s*$/is);
      }
    });

    test('links to published pages only that are answered 200, too', async () => {
      const links = new Set([...stored.values()].flatMap(listLinks).filter(isAddressOfPage));
      expect(links.size).toBeGreaterThan(60);
      const statuses = new Map<string, number>();
      for (const link of links) statuses.set(link, (await fetchPage(link)).status);
      expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
    });
  });
});

const revalidated = 'RefreshHit from cloudfront';

const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const isAddressOfPage = (address: string): boolean => isPublishedPath(address.split('?')[0] ?? '');
