/** The renderer in the Lambdas' bundles, which is not React's, writes the same elements, attributes and texts as React. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { bundleOptions } from '#infra/build/bundle-options.ts';
import type { PageContent } from '#shared/pages/page-data.ts';
import * as react from '#web/public/render-page.tsx';
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
const tournament = documents.tournamentFacts;
const context = {
  site: { name: "Liga D'Alessandro & Cía", timeZone: 'America/Argentina/Buenos_Aires', url: 'https://liga.example' },
  assets: { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' },
};
const onlyPart = { tournament, part: 1, parts: 1 };
const groups = [{ id: 5, name: 'Zona A', table }];

const contents: PageContent[] = [
  { name: 'home', data: home },
  { name: 'tournaments', data: { rows: listedTournaments, part: 1, parts: 1 } },
  { name: 'tournament', data: tournamentSummary },
  { name: 'fixture', data: { tournament, rounds, round: 'Fecha 2', matches: [match], goals: [] } },
  { name: 'standings', data: { tournament, groups, rows: table } },
  { name: 'scorers', data: { ...onlyPart, rows: scorers } },
  { name: 'fairPlay', data: { ...onlyPart, rows: fairPlay } },
  { name: 'goalkeepers', data: { ...onlyPart, rows: goalkeepers } },
  { name: 'playoffs', data: { tournament, bracket } },
  { name: 'match', data: { tournament, match, events: [event], lineups: [lineup] } },
  { name: 'team', data: team },
  { name: 'embeddedStandings', data: { tournament, groups, rows: table } },
  { name: 'embeddedFixture', data: tournamentSummary },
  { name: 'tv', data: tournamentSummary },
];

let bundled: typeof react;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-rendered-'));
  const outfile = join(folder, 'render-page.cjs');
  await build({ ...bundleOptions, entryPoints: ['web/public/render-page.tsx'], outfile });
  bundled = createRequire(import.meta.url)(outfile);
  rmSync(folder, { recursive: true });
});

const attributePattern = / ([\w:-]+)(?:="([^"]*)")?/g;

/** The tags, with their attributes in the order of their names, and the texts of a page; of its head, in any order. */
function partsOf(html: string): string[] {
  const plain = html.replaceAll('&#x27;', "'").replaceAll('&gt;', '>');
  const parts = plain.match(/<[^>"]*(?:"[^"]*"[^>"]*)*>|[^<]+/g) ?? [];
  const normalised = parts.map((part) =>
    part.startsWith('<')
      ? `${/^<[^ >/]*\/?[^ >/]*/.exec(part)?.[0]} ${[...part.matchAll(attributePattern)]
          .map(([, name = '', value = '']) => `${name.toLowerCase()}="${value}"`)
          // An empty list of classes may be left out.
          .filter((attribute) => attribute !== 'class=""')
          .sort()
          .join(' ')}`
      : part,
  );
  const end = normalised.findIndex((part) => part.startsWith('</head'));
  return [...normalised.slice(0, end).sort(), ...normalised.slice(end)];
}

test.each(contents)('the page $name has the same parts', (content) => {
  const shown = { ...context, page: { name: content.name as 'home', id: 1 } };
  const parts = partsOf(react.renderPage(content, shown));
  expect(parts.length).toBeGreaterThan(100);
  expect(partsOf(bundled.renderPage(content, shown))).toEqual(parts);
});

test('the page for addresses that lead nowhere has the same parts', () =>
  expect(partsOf(bundled.renderNotFound(context, null))).toEqual(partsOf(react.renderNotFound(context, null))));

test('the page for what cannot be answered just now has the same parts', () =>
  expect(partsOf(bundled.renderUnavailable(context))).toEqual(partsOf(react.renderUnavailable(context))));
