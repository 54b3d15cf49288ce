/** What every published page has: a head of its own, links for everything, and nothing that needs a script. */

import { expect, test } from 'vitest';
import { addressOfCrestSprite } from '#shared/pages/crest-sprite.ts';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { aSite } from '#tests/support/site.ts';
import { renderNotFound, renderPage } from '#web/views/render-page.tsx';
import * as documents from './documents.ts';

const { bracket, fairPlay, goalkeepers, match, rounds, scorers, table, upcomingMatch } = documents;
const tournament = documents.tournamentHeader;
const site = aSite;
const assets = { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' };
const contextOf = (page: PublishedPage) => ({ page, site, assets });

const groups = [{ id: 5, name: 'Zona A', table }];
const contentByAddress: Readonly<Record<string, readonly [PublishedPage, PageContent]>> = {
  '/posiciones-publico?tournament=1': [
    { name: 'standings', id: 1 },
    { name: 'standings', data: { tournament, groups, rows: table, outlook: documents.noOutlook } },
  ],
  '/fixture?tournament=1&round=Fecha%202': [
    { name: 'fixture', id: 1, round: 'Fecha 2' },
    {
      name: 'fixture',
      data: { tournament, rounds, round: 'Fecha 2', matches: [match, upcomingMatch], goals: [], free: [] },
    },
  ],
  '/goleadores-publico?tournament=1&pagina=2': [
    { name: 'scorers', id: 1, part: 2 },
    { name: 'scorers', data: { tournament, rows: scorers, part: 2, parts: 3 } },
  ],
  '/fair-play-publico?tournament=1': [
    { name: 'fairPlay', id: 1 },
    { name: 'fairPlay', data: { tournament, rows: fairPlay, part: 1, parts: 1 } },
  ],
  '/arqueros-publico?tournament=1': [
    { name: 'goalkeepers', id: 1 },
    { name: 'goalkeepers', data: { tournament, rows: goalkeepers, part: 1, parts: 1 } },
  ],
  '/playoffs?tournament=1': [
    { name: 'playoffs', id: 1 },
    { name: 'playoffs', data: { tournament, bracket } },
  ],
};
const pages = Object.entries(contentByAddress).map(
  ([address, [page, content]]) => [address, renderPage(content, contextOf(page))] as const,
);

test.each(pages)('the page at %s says in its head what it is, and where', (address, whole) => {
  const html = whole.replace(/<body>.*/s, '');
  expect(html).toMatch(
    /^<!doctype html><html lang="es-AR" data-time-zone="America\/Argentina\/Buenos_Aires" data-utc-offset="-180"><head>/,
  );
  expect(html).toMatch(/<title>.+ · Copa Otoño · Liga Sur<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]+ de Copa Otoño: [^"]+\."/);
  expect(html).toMatch(/<meta property="og:title" content="[^"]+ · Copa Otoño"/);
  const link = `https://liga.example${address}`.replaceAll('&', '&amp;');
  expect(html).toContain(`<link rel="canonical" href="${link}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${link}"/>`);
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/liga\.example\/compartir\/.+\.png"/);
  expect(jsonLdOf(html)).toContainEqual(expect.objectContaining({ '@type': 'SportsEvent', name: 'Copa Otoño' }));
});

test.each(pages)('the page at %s needs no script, and the policy of the site allows all of it', (_, html) => {
  expect(html).not.toMatch(/ style=| on[a-z]+="|<style/);
  const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('ld+json'));
  expect(scripts).toEqual(['<script src="/assets/paginas-1.js" defer="">']);
  // What a button does without scripts is to open what it names.
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons.filter((tag) => !/ popoverTarget=| hidden=/i.test(tag))).toEqual([]);
  for (const [, target] of html.matchAll(/popoverTarget="([^"]+)"/gi)) expect(html).toContain(`id="${target}"`);
});

test('the pages of a tournament lead to each other, and to the other tournaments', () => {
  for (const [, html] of pages) {
    const tabs = ['/torneos/1', '/posiciones-publico', '/fixture', '/goleadores-publico', '/playoffs', '/torneos'];
    expect(tabs.filter((path) => !html.includes(`href="${path}`))).toEqual([]);
  }
});

test.each(pages)('the page at %s leads to the same section of other tournaments', (address, html) => {
  const section = address.replace(/\?.*/, '');
  expect(/href="([^"]*)"[^>]*>Otros torneos</.exec(html)?.[1]).toBe(`/torneos#${section}`);
});

test('a round leads to its neighbours and to every other one', () => {
  const html = renderPage(
    { name: 'fixture', data: { tournament, rounds, round: 'Fecha 2', matches: [match], goals: [], free: [] } },
    contextOf({ name: 'fixture', id: 1 }),
  );
  expect(html).toContain('href="/fixture?tournament=1&amp;round=Fecha%201" rel="prev"');
  expect(html).not.toContain('rel="next"');
  expect(html).toContain('aria-current="page" class="flex min-h-11');
  // Without a round in its address it shows the one that is played now, whose own address is the one to index.
  expect(html).toContain(
    '<link rel="canonical" href="https://liga.example/fixture?tournament=1&amp;round=Fecha%202"/>',
  );
});

test('a long ranking goes on at its next page', () => {
  const html = renderPage(
    { name: 'scorers', data: { tournament, rows: scorers, part: 2, parts: 3 } },
    contextOf({ name: 'scorers', id: 1, part: 2 }),
  );
  expect(html).toContain('href="/goleadores-publico?tournament=1" rel="prev"');
  expect(html).toContain('href="/goleadores-publico?tournament=1&amp;pagina=3" rel="next"');
});

test('a long list of tournaments goes on at its next page', () => {
  const html = renderPage(
    { name: 'tournaments', data: { rows: documents.listedTournaments, part: 2, parts: 3 } },
    contextOf({ name: 'tournaments', part: 2 }),
  );
  expect(html).toContain('<title>Torneos · página 2 · Liga Sur</title>');
  expect(html).toContain('<link rel="canonical" href="https://liga.example/torneos?pagina=2"/>');
  expect(html).toContain('href="/torneos" rel="prev"');
  expect(html).toContain('href="/torneos?pagina=3" rel="next"');
});

test('a table tells what has moved, why a tie was decided, and that a match is in play', () => {
  const rows = table.map((row, index) => ({
    ...row,
    movement: [2, -1, 0, null][index] ?? null,
    playing: index === 0,
    tieExplanation: index === 0 ? 'Lanús sobre Ferro: mejor diferencia de goles, +2 a +1' : null,
  }));
  const html = renderPage(
    { name: 'standings', data: { tournament, groups: [], rows, outlook: documents.noOutlook } },
    contextOf({ name: 'standings', id: 1 }),
  );
  expect(html).toContain('Subió 2 puestos');
  expect(html).toContain('Bajó 1 puesto<');
  expect(html).toMatch(/<span id="empate-0-\d+" popover="auto"[^>]*>Lanús sobre Ferro/);
  expect(html).toMatch(/<main [^>]*data-live=""/);
  expect(html).toContain('Jugando ahora: la tabla cuenta los partidos terminados');
  expect(html).toContain(`<tr data-team="${rows[0]?.teamId}"`);
});

test('the crests of a tournament come in one picture, and a logo on another site is never asked for', () => {
  const id = '11111111-1111-1111-1111-111111111111';
  const logos = [`/logos/${id}.webp`, `/logos/crest-ab-${id}.svg`];
  const shown = [...logos, 'https://elsewhere.example/c.png', ''];
  const rows = table.map((row, index) => ({ ...row, teamLogo: shown[index % shown.length] ?? '' }));
  const data = { tournament: { ...tournament, logos }, groups: [], rows, outlook: documents.noOutlook };
  const html = renderPage({ name: 'standings', data }, contextOf({ name: 'standings', id: 1 }));
  const sheet = addressOfCrestSprite({ page: { name: 'tournament', id: 1 }, logos });
  expect(html).toContain(
    `viewBox="128 0 128 128" class="inline-block shrink-0 size-6"><image href="${sheet}"></image>`,
  );
  expect(new Set([...html.matchAll(/<image href="([^"]+)"/g)].map(([, href]) => href))).toEqual(new Set([sheet]));
  expect(html).not.toMatch(/<img src="(?!data:)|elsewhere/);
});

test('a text that somebody entered cannot end the structured data', () => {
  const evil = { ...tournament, name: '</script><script>alert(1)</script>' };
  const html = renderPage(
    { name: 'standings', data: { tournament: evil, groups: [], rows: table, outlook: documents.noOutlook } },
    contextOf({ name: 'standings', id: 1 }),
  );
  expect(html).not.toContain('<script>alert');
  expect(jsonLdOf(html)).toMatchObject([{ name: evil.name }]);
});

test('a stub leads to the page that is meant, and names it as the one to index', () => {
  const target = '/fixture?tournament=1&round=Fecha%202';
  const html = renderPage({ name: 'stub', target, tournament: 'Copa Otoño' }, contextOf({ name: 'fixture' }));
  expect(html).toContain('http-equiv="refresh" content="0;url=/fixture?tournament=1&amp;round=Fecha%202"');
  expect(html).toContain(
    '<link rel="canonical" href="https://liga.example/fixture?tournament=1&amp;round=Fecha%202"/>',
  );
});

test.each([
  ['/fixture', { name: 'fixture' }, 'Copa Otoño', 'Fixture · Copa Otoño', 'Copa Otoño'],
  ['/ while a tournament is featured', { name: 'home' }, 'Copa Otoño', 'Copa Otoño', 'Copa Otoño'],
  ['/fixture before there is a tournament', { name: 'fixture' }, null, 'Torneos', 'Liga Sur'],
] as const)('the stub at %s has the preview of what it leads to', (_, page, name, title, subject) => {
  const html = renderPage({ name: 'stub', target: '/torneos/1', tournament: name }, contextOf(page));
  expect(html).toContain(`<title>${title} · Liga Sur</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
  for (const description of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${description} content="Resultados, tablas y fixture de ${subject}."/>`);
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/liga\.example\/compartir\/.+\.png"/);
});

test('an unknown address has a page with ways back, which is not indexed', () => {
  const html = renderNotFound({ site, assets }, null);
  expect(html).toContain('Página no encontrada');
  expect(html).toContain('href="/torneos"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  // It is also shown in a frame of another site, which these pages must not open in.
  expect(html).toContain('<base target="_top"/>');
});

test.each([
  ['Torneo no encontrado', 'tournament'],
  ['Partido no encontrado', 'match'],
  ['Equipo no encontrado', 'team'],
  ['Página no encontrada', null],
] as const)('%s is the title of an address whose %s is missing', (title, missing) => {
  const html = renderNotFound({ site, assets }, missing);
  expect(html).toContain(`<title>${title} · Liga Sur</title>`);
  expect(html).toContain(`>${title}</h1>`);
});

test('without an address of the site, a page has no whole addresses', () => {
  const context = { ...contextOf({ name: 'standings', id: 1 }), site: { ...site, url: '' } };
  const html = renderPage(
    { name: 'standings', data: { tournament, groups, rows: table, outlook: documents.noOutlook } },
    context,
  );
  expect(html).not.toMatch(/canonical|og:url|og:image/);
});

/** The objects in a page's structured data. */
function jsonLdOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
