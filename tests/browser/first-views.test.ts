/** What a visitor's first and second look at each published page takes. */
import { expect, test } from 'vitest';
import { hrefOfPage, type PublishedPageName, publishedPages } from '#shared/pages/published-pages.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { measureView } from '#tests/support/view-traffic.ts';

const stage = openBrowserStage('reads');

/** Every fourth page; `tests/stories/visits.test.ts` asks what all of them load. */
const names = everyNthUnlessFullRun(4, Object.keys(publishedPages) as PublishedPageName[]);
const addressOf = (name: PublishedPageName) =>
  hrefOfPage(publishedPages[name].idOf === null ? { name } : { name, id: 1 });

test.each(names)(
  'the page %s takes five requests and 60 KB at first sight, and one request after that',
  async (name) => {
    const visitor = (await stage.open('about:blank', { on: 'phone' })).context();
    const first = await measureView(visitor, addressOf(name));
    const kinds = first.requests.map((path) => /^\/(assets|escudos|logos|api)\/.*\.(\w+)$/.exec(path)?.[2] ?? 'html');
    expect(kinds.sort()).toEqual(['css', 'html', 'js', 'webp', 'woff2']);
    expect(first.bytes).toBeLessThanOrEqual(60 * 1024);
    expect((await measureView(visitor, addressOf(name))).requests).toEqual([addressOf(name)]);
  },
);
