/** What pages of tournaments and teams let people take with them: a calendar, a table as text, and data for search engines. */

import { expect, test } from 'vitest';
import type { PageContent, TeamPlace } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { shareImageOf } from '#shared/pages/share-image-content.ts';
import { pointsText } from '#shared/text/labels.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import {
  home,
  listedTournaments,
  noOutlook,
  table,
  team,
  tournamentHeader as tournament,
  tournamentSummary,
} from './documents.ts';

const site = aSite;
const assets = { css: '/a.css', script: '/a.js', font: '/a.woff2' };
const htmlOf = (content: PageContent, page: PublishedPage) => renderPage(content, { page, site, assets });
const htmlOfTeam = (data: typeof team) => htmlOf({ name: 'team', data }, { name: 'team', id: data.team.id });
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];

test.each([
  [htmlOfTeam(team), `equipo/${team.team.id}`],
  [htmlOf({ name: 'tournament', data: tournamentSummary }, { name: 'tournament', id: 1 }), 'torneo/1'],
])('a page offers its calendar to iPhones and to Google, and its address to all others', (html, name) => {
  const choice = /<div id="calendario" popover="auto".*?<\/div><\/div>/s.exec(html)?.[0] ?? '';
  expect(html).toMatch(/<button type="button" popoverTarget="calendario"[^>]*>.*?Calendario<\/button>/s);
  expect(choice).toContain(`href="webcal://liga.example/calendario/${name}.ics"`);
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(`webcal://liga.example/calendario/${name}.ics`)}`;
  expect(choice).toContain(`href="${google}" target="_blank"`);
  expect(choice).toMatch(new RegExp(`<code [^>]*>https://liga\\.example/calendario/${name}\\.ics</code>`));
  expect(choice).toContain(`data-text="https://liga.example/calendario/${name}.ics" data-copied="Dirección copiada"`);
});

const groups = [
  { id: 5, name: 'Zona A', table: table.slice(0, 2) },
  { id: 6, name: 'Zona B', table: table.slice(2).map((row, at) => ({ ...row, positionDisplay: String(at + 1) })) },
];
const tables = { tournament, groups, rows: table, outlook: noOutlook };
const standings = htmlOf({ name: 'standings', data: tables }, { name: 'standings', id: 1 });
const [first, second, third, fourth] = table.map(({ teamName, pointsFormatted }) => ({ teamName, pointsFormatted }));

test('a table with zonas has a text to copy for each of them, and for the general one', () => {
  const copies = [...standings.matchAll(/data-text="([^"]*)"[^>]*><svg.*?<\/svg>([^<]*)</gs)]
    .map(([, text = '', label = '']) => [label, text.split('\n')] as const)
    .filter(([label]) => label.startsWith('Copiar'));
  expect(copies.map(([label, [title]]) => [label, title])).toEqual([
    ['Copiar Zona A', 'Zona A de Copa Otoño'],
    ['Copiar Zona B', 'Zona B de Copa Otoño'],
    ['Copiar la tabla general', 'Tabla general de Copa Otoño'],
  ]);
  expect(copies[1]?.[1][1]).toMatch(`1. ${third?.teamName}: `);
  expect(copies[2]?.[1]).toHaveLength(6);
});

test('the preview of a table with zonas tells who leads each of them', () => {
  const of = (row: typeof first, place: number) =>
    `${place}.º ${row?.teamName}, ${pointsText(row?.pointsFormatted ?? 0)}`;
  const leaders = `Zona A (${of(first, 1)} · ${of(second, 2)}), Zona B (${of(third, 1)} · ${of(fourth, 2)})`;
  expect(descriptionOf(standings)).toBe(`Posiciones de Copa Otoño: ${leaders}.`);
  const summary = { ...tournamentSummary, groups };
  expect(descriptionOf(htmlOf({ name: 'tournament', data: summary }, { name: 'tournament', id: 1 }))).toBe(leaders);
  expect(shareImageOf({ name: 'standings', data: tables }, site)).toMatchObject({
    rows: [{ note: 'Zona A' }, { note: 'Zona A' }, { note: 'Zona B' }, { note: 'Zona B' }],
  });
});

test('a team tells its place in its zona before the general one', () => {
  const [general = {} as TeamPlace] = team.places;
  const html = htmlOfTeam({
    ...team,
    next: [],
    results: [],
    places: [{ ...general, group: 'Zona A', teams: 2 }, general],
  });
  expect(html).toMatch(
    /Copa Otoño · Zona A<\/span><span[^>]*>1\.º de 2 · .*Copa Otoño<\/span><span[^>]*>1\.º de 4 · /s,
  );
  expect(descriptionOf(html)).toBe('1.º en Zona A de Copa Otoño');
});

/** The objects in a page's structured data. */
const jsonLdOf = (html: string): { name: string; url: string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

test('home describes its live and next matches to search engines', () => {
  const [live] = home.live;
  const items = jsonLdOf(htmlOf({ name: 'home', data: home }, { name: 'home' }));
  expect(items.map(({ name }) => name)).toEqual(['Ferro - Banfield', 'Lanús - Quilmes']);
  expect(items[0]).toMatchObject({ '@type': 'SportsEvent', url: `https://liga.example/partidos/${live?.id}` });
  const many = Array.from({ length: 8 }, () => home.next[0] ?? expect.fail());
  expect(jsonLdOf(htmlOf({ name: 'home', data: { ...home, next: many } }, { name: 'home' }))).toHaveLength(8);
});

test('the list of tournaments describes the first of them to search engines', () => {
  const [card = expect.fail()] = listedTournaments;
  const of = (count: number) =>
    jsonLdOf(
      htmlOf(
        { name: 'tournaments', data: { rows: Array.from({ length: count }, () => card), part: 1, parts: 1 } },
        { name: 'tournaments' },
      ),
    );
  expect(of(1)).toMatchObject([{ '@type': 'SportsEvent', name: 'Copa Otoño', url: 'https://liga.example/torneos/1' }]);
  expect(of(21)).toHaveLength(20);
});
