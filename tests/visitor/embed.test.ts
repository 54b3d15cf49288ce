/** What other sites show of a tournament: as high as the line that embeds it says, and in the colours that they choose. */

import { expect, test } from 'vitest';
import { buildPageAssets } from '#infra/build/page-assets.ts';
import type { PageContent } from '#shared/pages/page-data.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { heightOfFixture, heightOfStandings } from '#web/views/tournament/embed-height.ts';
import { openVisitorPages } from '../support/visitor-pages.ts';
import { match, tournamentSummary, upcomingMatch } from '../views/documents.ts';

const stage = openVisitorPages();
const { pageAssets: assets } = await buildPageAssets(() => undefined);
const site = aSite;
const matches = [{ ...match, status: 'in_progress' as const }, ...[7, 8, 9].map((id) => ({ ...upcomingMatch, id }))];
const live = {
  ...tournamentSummary,
  rows: tournamentSummary.rows.map((row) => ({ ...row, playing: true })),
  matches,
  rounds: tournamentSummary.rounds.map((round) => ({ ...round, matches: matches.length })),
};

const open = { state: 'dependsOnOthers' as const, certainWith: null, impossibleBelow: null, next: null };
const outlookOfTeams = live.rows.map(({ teamId }) => ({
  teamId,
  best: 1,
  worst: live.rows.length,
  bands: live.tournament.bands.map(({ label }) => ({ ...open, label })),
}));
const nearlyOver = {
  ...live,
  outlook: { tournamentId: 1, tables: [{ groupId: 0, matchesLeft: 4, teams: outlookOfTeams }] },
};

const finished = {
  ...live,
  tournament: { ...live.tournament, podium: { champion: match.homeTeam, runnerUp: match.awayTeam, thirdPlace: null } },
  rows: tournamentSummary.rows,
  matches: matches.map((each) => ({ ...each, ...match, id: each.id })),
};

const frames = [
  ['posiciones', 'in play', { name: 'embeddedStandings', data: live }, heightOfStandings(live)],
  ['posiciones', 'in its last rounds', { name: 'embeddedStandings', data: nearlyOver }, heightOfStandings(live)],
  ['posiciones', 'that somebody won', { name: 'embeddedStandings', data: finished }, heightOfStandings(live)],
  ['fixture', 'in play', { name: 'embeddedFixture', data: live }, heightOfFixture(live)],
  ['fixture', 'that somebody won', { name: 'embeddedFixture', data: finished }, heightOfFixture(live)],
] as const;

test('the frame of a table or a fixture shows all of it, with little room below', async () => {
  stage.publish('/', { main: '' });
  const page = await stage.open('/', { expects: /404/ });
  for (const [path, state, content, height] of frames) {
    const address = `/insertar/${path}`;
    stage.publish(address, renderPage(content as PageContent, { page: { name: content.name, id: 1 }, site, assets }));
    await page.goto(address);
    for (const width of [360, 700]) {
      await page.setViewportSize({ width, height });
      const shown = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      expect(shown, `${path} of a tournament ${state}, ${width} px`).toBeLessThanOrEqual(height);
      expect(shown, `${path} of a tournament ${state}, ${width} px`).toBeGreaterThanOrEqual(height - 170);
    }
  }
});

test('a page for other sites is light or dark as its address says, else as the device is; another page, always as the device is', async () => {
  for (const path of ['/insertar/posiciones', '/']) stage.publish(path, { main: '<p>Tabla</p>' });
  const page = await stage.open('/');
  const schemesAt = async (address: string) => {
    await page.goto(address);
    const grounds: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      grounds.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    }
    return grounds.map((ground) => (ground === 'rgb(250, 250, 247)' ? 'light' : 'dark'));
  };
  expect(await schemesAt('/insertar/posiciones?tema=claro')).toEqual(['light', 'light']);
  expect(await schemesAt('/insertar/posiciones?tema=oscuro')).toEqual(['dark', 'dark']);
  expect(await schemesAt('/insertar/posiciones?tema=auto')).toEqual(['light', 'dark']);
  expect(await schemesAt('/?tema=oscuro')).toEqual(['light', 'dark']);
});
