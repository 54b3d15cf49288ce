/** What tables and headings say of bands and playoffs, in every place that has them. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { TournamentPageData } from '#shared/pages/page-data.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { StandingsView } from '#web/views/standings/standings-view.tsx';
import * as documents from './documents.ts';

const { match, rounds, scorers, summary, table, tournament, tournamentHeader } = documents;
const groups = [{ id: 5, name: 'Zona A', table }];

const aBand = (from: number, to: number, label: string, more: Partial<Band> = {}): Band => ({
  from,
  to,
  label,
  kind: 'good',
  table: 'general',
  ...more,
});

/** The text of each row's first cell, and the lines of the legend. */
function textsOf(markup: string) {
  const texts = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''));
  return {
    positions: texts(/<tr data-team[^>]*><td[^>]*>(.*?)<\/td>/g),
    legend: texts(/<li class="flex items-center gap-2">(.*?)<\/li>/g).filter((line) => line.includes('.º')),
  };
}

const viewOf = (bands: readonly Band[], rows = table, zonas: typeof groups = []) =>
  textsOf(
    renderToStaticMarkup(
      <StandingsView
        tournament={{ ...tournament, bands: [...bands] }}
        groups={zonas}
        rows={rows}
        outlook={documents.noOutlook}
        ownTeamId={null}
      />,
    ),
  );

test('each mark has its word beside it, those of overlapping bands together, and its line in the legend', () => {
  const bands = [aBand(1, 2, 'Clasifica'), aBand(1, 1, 'Campeón'), aBand(4, 100, 'Desciende', { kind: 'bad' })];
  expect(viewOf(bands)).toEqual({
    positions: ['1, Campeón y Clasifica', '2, Clasifica', '3', '4, Desciende'],
    legend: ['Clasifica · 1.º y 2.º', 'Campeón · 1.º', 'Desciende · 4.º a 100.º'],
  });
});

test('the bands of zonas mark their tables, those of the general table mark that one', () => {
  const bands = [aBand(1, 1, 'Clasifica', { table: 'groups' }), aBand(3, 4, 'Repechaje')];
  const { positions, legend } = viewOf(bands, table, groups);
  expect(positions).toEqual(['1, Clasifica', '2', '3', '4', '1', '2', '3, Repechaje', '4, Repechaje']);
  expect(legend).toEqual(['Clasifica · 1.º de cada zona', 'Repechaje · 3.º y 4.º de la tabla general']);
});

test('nobody is marked without bands, before the first result, or by a band below the last place', () => {
  const top = aBand(1, 4, 'Clasifica');
  const unmarked = { positions: ['1', '2', '3', '4'], legend: [] };
  expect(viewOf([])).toEqual(unmarked);
  expect(
    viewOf(
      [top],
      table.map((row) => ({ ...row, played: 0, movement: null })),
    ),
  ).toEqual(unmarked);
  expect(viewOf([aBand(5, 8, 'Desciende')])).toEqual(unmarked);
});

const site = { ...aSite, url: '' };
const assets = { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' };

/** Every page with a table, of a tournament with these bands. */
function markupsOf(bands: readonly Band[], hasPlayoffs: boolean): Record<string, string> {
  const facts = { ...tournamentHeader, bands: [...bands], hasPlayoffs, groups: [] };
  const round = { rounds, round: 'Fecha 2', matches: [match], goals: [], free: [] };
  const data: TournamentPageData = {
    ...round,
    tournament: facts,
    groups: [],
    rows: table,
    outlook: documents.noOutlook,
    summary,
    scorers,
    isHome: false,
  };
  const names = ['tournament', 'standings', 'embeddedStandings', 'tv'] as const;
  const pages = names.map((name) => [name, renderPage({ name, data }, { page: { name, id: 1 }, site, assets })]);
  return Object.fromEntries(pages);
}

test('every table is marked and explained: of the summary, alone, embedded, and on a big screen', () => {
  for (const [name, markup] of Object.entries(markupsOf([aBand(1, 1, 'Campeón')], false))) {
    expect(textsOf(markup).legend, name).toEqual(['Campeón · 1.º']);
    expect(markup.match(/border-l-accent/g)?.length, name).toBe(2);
  }
});

test('the tab of the playoffs is there with a band that qualifies, or with a match of them, and else not', () => {
  const hasTab = (bands: readonly Band[], hasPlayoffs: boolean) =>
    /<a href="\/playoffs\?tournament=1"[^>]*>Playoffs<\/a><\/li><\/ul><\/nav>/.test(
      markupsOf(bands, hasPlayoffs).standings ?? '',
    );
  expect([hasTab([], false), hasTab([aBand(4, 4, 'Desciende', { kind: 'bad' })], false)]).toEqual([false, false]);
  expect([hasTab([], true), hasTab([aBand(1, 2, 'Clasifica')], false)]).toEqual([true, true]);
});
