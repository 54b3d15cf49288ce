/** What a visitor's first and second look at each published page takes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefOfPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { demoPage, pagesWithoutCrests } from '#tests/support/browser-routes.ts';
import { isFullRun } from '#tests/support/full.ts';
import { measureView } from '#tests/support/view-traffic.ts';

const stage = openBrowserApp('reads');

/** The fixture in `npm test`; `tests/stories/full/visits.test.ts` asks what all of them load. */
const names = isFullRun ? (Object.keys(publishedPages) as PublishedPageName[]) : (['fixture'] as const);
const addressOf = (name: PublishedPageName) => hrefOfPage(demoPage(name));

/** What each request is for, by its address. */
const kindsOf = (requests: readonly string[]): string[] =>
  requests.map((path) => /^\/(assets|escudos|logos|api)\/.*\.(\w+)$/.exec(path)?.[2] ?? 'html').sort();

const kindsOfFirstView = (name: PublishedPageName): string[] => [
  'css',
  'html',
  'js',
  ...(pagesWithoutCrests.includes(name) ? [] : ['webp']),
  'woff2',
];

/** A new visitor's first view of each page, which is measured once. */
const firstViews = new Map<PublishedPageName, ReturnType<typeof measureFirstView>>();
const firstViewOf = (name: PublishedPageName) => {
  const view = firstViews.get(name) ?? measureFirstView(name);
  firstViews.set(name, view);
  return view;
};
async function measureFirstView(name: PublishedPageName) {
  const visitor = (await stage.open('about:blank', { on: 'phone' })).context();
  return { first: await measureView(visitor, addressOf(name)), second: await measureView(visitor, addressOf(name)) };
}

test.each(names)(
  'the page %s takes at most five requests and 60 KB at first sight, and one request after that',
  async (name) => {
    const { first, second } = await firstViewOf(name);
    expect(kindsOf(first.requests)).toEqual(kindsOfFirstView(name));
    expect(first.bytes).toBeLessThanOrEqual(60 * 1024);
    expect(second.requests).toEqual([addressOf(name)]);
  },
);

test('the first view of an address without a tournament takes one request and two kilobytes more, for the stub', async () => {
  const visitor = (await stage.open('about:blank', { on: 'phone' })).context();
  const look = (page: Page) => page.waitForURL('**/fixture?tournament=1', { waitUntil: 'networkidle' });
  const first = await measureView(visitor, '/fixture', look);
  expect(first.requests.slice(0, 2)).toEqual(['/fixture', '/fixture?tournament=1']);
  expect(kindsOf(first.requests)).toEqual(['css', 'html', 'html', 'js', 'webp', 'woff2']);
  expect(first.bytes).toBeLessThanOrEqual(60 * 1024);
  expect(first.bytes - (await firstViewOf('fixture')).first.bytes).toBeLessThan(2048);
  expect((await measureView(visitor, '/fixture', look)).requests).toEqual(['/fixture', '/fixture?tournament=1']);
});
