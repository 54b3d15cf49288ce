/** What a visitor downloads to see a table of 20 teams for the first time. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeCrestSprite } from '#functions/competition/publication/feeds/crest-sprite.ts';
import { buildPageAssets } from '#infra/build/page-assets.ts';
import { drawCrest } from '#shared/domain/crests/crest.ts';
import { addressOfCrestSprite } from '#shared/pages/crest-sprite.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { tableFromResults } from '../domain/standings-notation.ts';
import { completedMatches } from '../support/builders.ts';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { goal, match, team, tournamentHeader, tournamentSummary } from '../views/documents.ts';

const stage = openVisitorPages();

const teams =
  'Lanús, Banfield, Ferro, Quilmes, Huracán, Temperley, Los Andes, Almirante Brown, Deportivo Morón, San Miguel, Chacarita, Atlanta, All Boys, Estudiantes BA, Nueva Chicago, Defensores de Belgrano, Gimnasia de Jujuy, San Telmo, Tristán Suárez, Sacachispas'.split(
    ', ',
  );
const results = teams.flatMap((home, index) =>
  teams.slice(index + 1).map((away, other) => `${home} ${(index * 7 + other) % 5}-${(index + other * 3) % 4} ${away}`),
);
const logos = teams.map((_, index) => `/logos/crest-ab-00000000-0000-0000-0000-0000000000${index + 10}.svg`);
const rows = tableFromResults(completedMatches(results.join('\n')), {}).map((row, index) => ({
  ...formatStanding(row),
  teamLogo: logos[index] ?? '',
}));
const tournament = { ...tournamentHeader, logos };
/** In the last three rounds each row says how its team stands. */
const state = (teamId: number, at: number) => ({
  label: tournament.bands[0]?.label ?? '',
  state: (['secured', 'ownHands', 'dependsOnOthers', 'onlyByTie', 'out'] as const)[(at + teamId) % 5] ?? 'out',
  certainWith: null,
  impossibleBelow: null,
  next: null,
});
const outlook = {
  tournamentId: tournament.id,
  tables: [
    {
      groupId: 0,
      matchesLeft: 30,
      teams: rows.map(({ teamId }, at) => ({ teamId, best: 1, worst: 20, bands: [state(teamId, at)] })),
    },
  ],
};
const sheet = { page: { name: 'tournament', id: tournament.id }, logos } as const;
const { folder, pageAssets: assets } = await buildPageAssets(() => undefined);
const site = aSite;
const page = renderPage(
  { name: 'standings', data: { tournament, groups: [], rows, outlook } },
  {
    page: { name: 'standings', id: 1 },
    site,
    assets,
  },
);

/** As CloudFront compresses. */
const brotli = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test('a table of 20 teams takes at most 20 KB of HTML, styles and data, and 60 KB in all', async () => {
  const read = (address: string) => readFileSync(join(folder, address));
  const contents = brotli(page) + brotli(read(assets.css));
  expect(rows).toHaveLength(20);
  expect(contents).toBeLessThanOrEqual(20 * 1024);
  const crests = await makeCrestSprite(sheet, async (key) => Buffer.from(drawCrest(key.slice(-6, -4), key)));
  const files = brotli(read(assets.script)) + read(assets.font).length + crests.length;
  expect(contents + files).toBeLessThanOrEqual(60 * 1024);
});

test('a table of 20 teams asks for four files, and moves nothing; without their picture its teams have shields', async () => {
  stage.publish('/tabla', page);
  const open = await stage.open('/tabla', {
    expects: /404/,
    before: keepShifts,
  });
  await expect.poll(() => open.getByRole('button', { name: 'Compartir' }).count()).toBe(1);
  const files = await open.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect([...new Set(files)].sort()).toEqual([...Object.values(assets), addressOfCrestSprite(sheet)].sort());
  const crests = await open.evaluate(() => [...document.querySelectorAll('image')].map(({ href }) => href.baseVal));
  expect(crests.filter((href) => href.startsWith('data:image/svg+xml'))).toHaveLength(20);
  expect(await shiftsOf(open)).toEqual([]);
});

test('on the page of a team nothing moves when days are named', async () => {
  const content = renderPage({ name: 'team', data: team }, { page: { name: 'team', id: 1 }, site, assets });
  stage.publish('/pagina', content);
  const open = await stage.open('/pagina', {
    at: '2026-03-05T12:00:00-03:00',
    expects: /404/,
    before: keepShifts,
  });
  const days = () => open.locator('time[data-day]').allTextContents();
  await expect.poll(days).toContain('sáb 7 mar');
  await open.clock.fastForward('48:00:00');
  await expect.poll(days).toContain('hoy');
  expect(await shiftsOf(open)).toEqual([]);
});

test('the place of the followed teams is as high with a match in play and its goals as with its hint', async () => {
  const matches = [{ ...match, status: 'in_progress' as const }];
  const data = { ...tournamentSummary, isHome: true, matches, goals: [{ ...goal, matchId: match.id }] };
  const content = renderPage({ name: 'tournament', data }, { page: { name: 'tournament', id: 1 }, site, assets });
  stage.publish('/torneo', content);
  const open = await stage.open('/torneo', { expects: /404/ });
  const place = open.locator('[data-your-team]');
  const heightOfPlace = () => place.evaluate((element) => element.clientHeight);
  const withHint = await heightOfPlace();
  await open.evaluate(() => localStorage.setItem('torneo.following', '[1]'));
  await open.reload();
  await expect.poll(() => place.locator('li:visible').allTextContents()).toEqual([expect.stringContaining('Lanús')]);
  expect(await heightOfPlace()).toBe(withHint);
});

interface WindowWithShifts extends Window {
  shifts: PerformanceEntry[];
}

/** Runs in the page: keeps what it moves after it was painted. */
function keepShifts(): void {
  const shifts: PerformanceEntry[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as WindowWithShifts).shifts);
