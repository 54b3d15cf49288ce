/** The one file of React's server in the Lambdas' bundles writes the same bytes as `react-dom/server` does. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleOptions } from '#infra/build/bundle-options.ts';
import type { PageContent } from '#shared/pages/page-data.ts';
import { aSite } from '#tests/support/site.ts';
import * as react from '#web/views/render-page.tsx';
import * as documents from './documents.ts';

const {
  listedTournaments,
  bracket,
  event,
  fairPlay,
  goalkeepers,
  home,
  lineup,
  match,
  rounds,
  scorers,
  table,
  team,
  tournamentSummary,
} = documents;
const tournament = documents.tournamentHeader;
const context = {
  site: { ...aSite, name: "Liga D'Alessandro & Cía" },
  assets: { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' },
};
const onlyPart = { tournament, part: 1, parts: 1 };
const groups = [{ id: 5, name: 'Zona A', table }];

const contents: PageContent[] = [
  { name: 'home', data: home },
  { name: 'tournaments', data: { rows: listedTournaments, part: 1, parts: 1 } },
  { name: 'tournament', data: tournamentSummary },
  { name: 'fixture', data: { tournament, rounds, round: 'Fecha 2', matches: [match], goals: [], free: [] } },
  { name: 'standings', data: { tournament, groups, rows: table, outlook: documents.noOutlook } },
  { name: 'scorers', data: { ...onlyPart, rows: scorers } },
  { name: 'fairPlay', data: { ...onlyPart, rows: fairPlay } },
  { name: 'goalkeepers', data: { ...onlyPart, rows: goalkeepers } },
  { name: 'playoffs', data: { tournament, bracket } },
  {
    name: 'match',
    data: { tournament, match, events: [event], lineups: [lineup], stakes: null, form: null, banned: [] },
  },
  { name: 'team', data: team },
  { name: 'embeddedStandings', data: { tournament, groups, rows: table, outlook: documents.noOutlook } },
  { name: 'embeddedFixture', data: tournamentSummary },
  { name: 'tv', data: tournamentSummary },
];

let bundled: typeof react;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-rendered-'));
  const outfile = join(folder, 'render-page.cjs');
  await build({ ...bundleOptions, entryPoints: ['web/views/render-page.tsx'], outfile });
  bundled = createRequire(import.meta.url)(outfile);
  rmSync(folder, { recursive: true });
});

test.each(contents)('the page $name has the same bytes', (content) => {
  const shown = { ...context, page: { name: content.name as 'home', id: 1 } };
  const html = react.renderPage(content, shown);
  expect(html.length).toBeGreaterThan(2000);
  expect(bundled.renderPage(content, shown)).toBe(html);
});

test('the page for addresses that lead nowhere has the same bytes', () =>
  expect(bundled.renderNotFound(context, null)).toBe(react.renderNotFound(context, null)));

test('the page for what cannot be answered just now has the same bytes', () =>
  expect(bundled.renderUnavailable(context)).toBe(react.renderUnavailable(context)));
