/** Lists of hundreds of rows: only what is visible is rendered, and a search changes only the rows it filters out. */
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('reads');

type Row = Readonly<Record<string, unknown>>;
type RowChange = (row: Row, index: number) => object;

/**
 * The lists that this test enlarges: the address in the API, the number of rows to answer, and the fields in which each
 * copy of a demo row differs (`index` counts from 1).
 */
const enlargedLists: readonly (readonly [address: RegExp, count: number, change: RowChange])[] = [
  [/\/teams$/, 300, ({ name }, index) => ({ id: index, name: `${name} ${index}` })],
  [
    /\/players$/,
    500,
    ({ fullName }, index) => ({ id: index, teamId: 1 + (index % 300), fullName: `${fullName} ${index}` }),
  ],
  [/\/users$/, 300, ({ fullName }, index) => ({ id: index, fullName: `${fullName} ${index}` })],
  [/\/canchas$/, 200, ({ nombre }, index) => ({ id: index, nombre: `${nombre} ${index}` })],
  [
    /\/tournaments(\/summaries)?$/,
    100,
    ({ name }, index) => ({ id: index, name: index === 1 ? name : `${name} ${index}` }),
  ],
  [/\/matches\/formatted\/tournament\/1$/, 420, (_, index) => ({ id: index, round: `Fecha ${Math.ceil(index / 7)}` })],
  [/\/(top-scorers|goalkeepers)$/, 600, (_, index) => ({ playerId: index })],
  [/\/fair-play$/, 300, (_, index) => ({ teamId: index })],
];

/** Answers with one page of the enlarged list and, like the API, with a link to the next page. */
async function answerWithEnlargedList(route: Route, count: number, change: RowChange): Promise<void> {
  const url = new URL(route.request().url());
  const [limit, from] = [Number(url.searchParams.get('limit') ?? count), Number(url.searchParams.get('cursor') ?? 0)];
  url.searchParams.delete('cursor');
  // Playwright may send the request on an idle connection just as the server closes it; it then sends it again.
  const response = await route.fetch({ url: url.href, maxRetries: 2 });
  const rows = (await response.json()) as Row[];
  const numbers = Array.from({ length: Math.min(limit, count - from) }, (_, index) => from + index + 1);
  const json = numbers.map((index) => {
    const row = rows[(index - 1) % rows.length] as Row;
    return { ...row, ...change(row, index) };
  });
  url.searchParams.set('cursor', String(from + limit));
  const link = from + limit < count ? `<${url.pathname}${url.search}>; rel="next"` : '';
  await route.fulfill({ status: 200, json, headers: { link } });
}

let page: Page;
const windowWidths = [360, 1280];

beforeAll(async () => {
  page = await open('/', { as: 'Admin' });
  for (const [address, count, change] of enlargedLists) {
    const isAsked = ({ pathname }: URL) => pathname.startsWith('/api/') && address.test(pathname);
    await page.route(isAsked, (route) => answerWithEnlargedList(route, count, change));
  }
});

async function visitList(address: string, width: number, entries: string, count: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await waitUntilIdle(page);
  await expect.poll(() => page.locator('main').locator(entries).count()).toBe(count);
}

/** The number of entries that the browser lays out and paints. */
const countRenderedEntries = (entries: string) =>
  page
    .locator('main')
    .locator(entries)
    .evaluateAll((all) => all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length);

/**
 * Upper bound of rendered entries, however long the list is: the first forty, which are always rendered, and a screenful
 * with a margin above and below.
 */
const maxRenderedEntries = 100;

/** Counts the DOM changes in the page's main part from now on; returns a function that reads the counts. */
async function startDomChangeCount(): Promise<() => Promise<{ added: number; removed: number; changed: number }>> {
  const changes = await page.evaluateHandle(() => {
    const seen = { added: 0, removed: 0, changed: 0 };
    const observer = new MutationObserver((records) => {
      for (const { type, addedNodes, removedNodes } of records) {
        seen.added += addedNodes.length;
        seen.removed += removedNodes.length;
        if (type !== 'childList') seen.changed += 1;
      }
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.querySelector('main') as Element, everything);
    return seen;
  });
  return () => changes.jsonValue();
}

/** Searches, and expects that only the rows without a match are removed and nothing else changes. */
async function expectSearchOnlyRemovesRows(label: string, entries: string, count: number): Promise<void> {
  const changes = await startDomChangeCount();
  await page.getByLabel(label).pressSequentially('299');
  await expect.poll(() => page.locator('main').locator(entries).count()).toBe(1);
  const { added, removed, changed } = await changes();
  expect(added).toBe(0);
  expect(removed).toBeLessThanOrEqual(count);
  // The changes that remain are those of the search field itself and of the number of rows found.
  expect(changed).toBeLessThan(50);
}

describe.each(windowWidths)('at %i px', (width) => {
  test.each([
    ['/equipos', 'li h2', 300, 'Buscar equipo'],
    ['/jugadores', 'tbody th', 500, 'Buscar jugador'],
    ['/usuarios', 'li h2', 300, 'Buscar usuario'],
    ['/tournaments/new', 'li [type="checkbox"]', 300, 'Buscar equipo'],
    ['/partidos?tournament=1&round=', 'li > a', 420, null],
    ['/canchas', 'li h2', 200, null],
    ['/torneos', 'li h2', 100, null],
  ])('the list at %s renders only what is visible', async (address, entries, count, search) => {
    await visitList(address, width, entries, count);
    expect(await countRenderedEntries(entries)).toBeLessThan(maxRenderedEntries);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(() => countRenderedEntries(entries)).toBeLessThan(maxRenderedEntries);
    if (search) await expectSearchOnlyRemovesRows(search, entries, count);
  });

  test.each([
    ['/goleadores', 'tbody tr > :first-child', 100],
    ['/arqueros', 'tbody tr > :first-child', 100],
    ['/fairplay', 'tbody th', 20],
  ])('the ranking at %s renders its rows in parts', async (address, entries, count) => {
    await visitList(address, width, entries, count);
    // By keyboard: rows get their true heights as they are scrolled to, which moves the button from under a pointer.
    await page.getByRole('button', { name: 'Ver más' }).press('Enter');
    await expect.poll(() => page.locator('main').locator(entries).count()).toBe(2 * count);
    // A wide table always renders all its rows.
    if (width < 640) expect(await countRenderedEntries(entries)).toBeLessThan(maxRenderedEntries);
  });
});

test('choosing one of hundreds of teams does not change the other rows', async () => {
  await visitList('/tournaments/new', 360, 'li [type="checkbox"]', 300);
  const changes = await startDomChangeCount();
  await page.getByRole('checkbox').nth(7).check();
  await page.getByText('1 equipo elegido').waitFor();
  expect((await changes()).changed).toBeLessThan(100);
});
