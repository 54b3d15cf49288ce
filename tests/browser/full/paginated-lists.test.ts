/**
 * Screens load all pages of a list: here the API answers pages of three rows, so that the demo's lists have several.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';

const { open } = openBrowserStage('reads');

const shortenedListPathPattern =
  /\/api\/(teamstaff(\/team\/\d+)?|matches\/formatted\/tournament\/\d+|tournaments|tournaments\/summaries)$/;
let page: Page;
/**
 * The loaded pages of each list, by its path: one array of rows per page. Loading a list's first page removes the
 * earlier ones.
 */
const loadedPagesByPath = new Map<string, unknown[][]>();

beforeAll(async () => {
  page = await open('/', { as: 'Admin', on: 'desktop' });
  await page.route(
    ({ pathname }) => shortenedListPathPattern.test(pathname),
    async (route) => {
      const url = new URL(route.request().url());
      const isFirst = !url.searchParams.has('cursor');
      url.searchParams.set('limit', '3');
      const response = await route.fetch({ url: url.href });
      const before = isFirst ? [] : (loadedPagesByPath.get(url.pathname) ?? []);
      loadedPagesByPath.set(url.pathname, [...before, await response.json()]);
      await route.fulfill({ response });
    },
  );
});

async function visitAddress(address: string): Promise<void> {
  loadedPagesByPath.clear();
  await page.goto(address);
  await waitUntilIdle(page);
}

/** All rows of a list once its last page has loaded; fails unless there were more than two pages. */
async function readWholeList<Row>(path: string): Promise<Row[]> {
  await expect.poll(() => loadedPagesByPath.get(path)?.at(-1)?.length ?? 3, { timeout: 20_000 }).toBeLessThan(3);
  expect(loadedPagesByPath.get(path)?.length).toBeGreaterThan(2);
  return loadedPagesByPath.get(path)?.flat() as Row[];
}

test('a tournament shows all its matches', async () => {
  await visitAddress('/partidos?tournament=1&round=');
  const matches = await readWholeList<FormattedMatch>('/api/matches/formatted/tournament/1');
  await expect.poll(() => page.locator('main li > a').count()).toBe(matches.length);
});

test('a team shows all its matches', async () => {
  await visitAddress('/equipos/1');
  const matches = await readWholeList<FormattedMatch>('/api/matches/formatted/tournament/1');
  const rounds = matches.filter(({ homeTeamId, awayTeamId }) => homeTeamId === 1 || awayTeamId === 1);
  expect(rounds.length).toBeGreaterThan(3);
  const last = rounds.filter(({ status }) => status === 'completed').at(-1);
  await page.locator(`main a[href*="/partidos/${last?.id}"]`).first().waitFor();
});

test('the form of a match offers every referee of the federation', async () => {
  await visitAddress('/partidos?tournament=1&round=');
  await button(page.locator('main'), 'Nuevo Partido').first().click();
  const staff = await readWholeList<Staff>('/api/teamstaff');
  const federation = staff.filter(({ teamId, role }) => teamId === 0 && role === 'Referee');
  expect(federation.length).toBeGreaterThan(0);
  for (const { name } of federation) {
    await dialog(page).getByLabel('Árbitro').locator('option', { hasText: name }).waitFor({ state: 'attached' });
  }
});
