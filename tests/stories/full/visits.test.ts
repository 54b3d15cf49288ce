/** What visits of fans take, replayed through the rules of the template with the headers that the running site answers. */
import { beforeAll, expect, test } from 'vitest';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import type { PublishedPageName } from '#shared/pages/published-pages.ts';
import { pagesWithoutCrests } from '#tests/support/browser-routes.ts';
import { replayVisits } from '#tests/support/replay/replay.ts';
import { type SiteSurvey, surveySite } from '#tests/support/replay/site-survey.ts';
import { sharedApp } from '#tests/support/shared-apps.ts';

let survey: SiteSurvey;
beforeAll(async () => {
  survey = await surveySite((await sharedApp('reads')).url);
});

const template = readLocalTemplate();
const visits = 3000;

test('a page loads its HTML, the three files of all pages and, if it shows crests, one picture of them', () => {
  const pages = Object.values(survey);
  const shared = new Set(pages.flatMap(({ assets }) => assets.map(({ address }) => address)));
  expect([...shared].map((address) => address.split('.').at(-1)).sort()).toEqual(['css', 'js', 'woff2']);
  const types = Object.entries(survey).map(([name, { crests }]) => [name, crests?.contentType]);
  expect(types).toEqual(
    Object.keys(survey).map((name) => [
      name,
      pagesWithoutCrests.includes(name as PublishedPageName) ? undefined : 'image/webp',
    ]),
  );
});

test('a fan takes at most 1.8 requests a view, one of five visits being the first', async () => {
  const { views, polls } = await replayVisits({ template, survey, visits, seed: 1 });
  expect(views.count).toBeGreaterThan(visits);
  expect(polls.requests).toBe(polls.count);
  expect(views.requests / views.count).toBeLessThanOrEqual(1.8);
  // A replay in which nothing is asked for would prove nothing: every view asks whether its page is still the newest.
  expect(views.requests).toBeGreaterThan(views.count);
});

test('the same seed replays the same visits, and files that may not be kept take more requests', async () => {
  const replay = (changed: SiteSurvey) => replayVisits({ template, survey: changed, visits: 500, seed: 7 });
  const first = await replay(survey);
  expect(await replay(survey)).toEqual(first);
  const forgotten = Object.fromEntries(
    Object.entries(survey).map(([name, page]) => [
      name,
      { ...page, assets: page.assets.map((asset) => ({ ...asset, cacheControl: 'max-age=0' })) },
    ]),
  ) as unknown as SiteSurvey;
  expect((await replay(forgotten)).views.requests).toBeGreaterThan(2 * first.views.requests);
});
