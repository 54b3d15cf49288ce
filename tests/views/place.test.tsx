/** Where pages say where a match is played. */

import { expect, test } from 'vitest';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { aMatch } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { home, team, tournamentHeader } from './documents.ts';

const cancha = { nombre: 'Central', ubicacion: 'Av. Roca 1200' };
const match = formatMatch(aMatch({ home: 'Lanús', away: 'Quilmes', cancha }));
const site = { ...aSite, url: '' };
const htmlOf = (content: PageContent, page: PublishedPage) =>
  renderPage(content, { page, site, assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' } });

test('the page of a match names the cancha, its address and the way there, and tells search engines its hour in the zone', () => {
  const data = { tournament: tournamentHeader, match, events: [], lineups: [], stakes: null, form: null, banned: [] };
  const html = htmlOf({ name: 'match', data }, { name: 'match', id: 1 });
  expect(html).toMatch(/Cancha<\/dt><dd[^>]*>Central</);
  expect(html).toMatch(
    /Av\. Roca 1200<\/span><a href="https:\/\/www\.google\.com\/maps\/dir\/[^"]*1200"[^>]*>Cómo llegar</,
  );
  expect(html).toContain('"startDate":"2026-03-07T14:00-03:00"');
  expect(html).toContain('"location":{"@type":"Place","name":"Central","address":"Av. Roca 1200"}');
});

const way =
  /<a href="https:\/\/www\.google\.com\/maps\/dir\/[^"]*1200"[^>]*>.*?Cómo llegar<span[^>]*>: partido Lanús - Quilmes</;

test('home and the page of a team tell the cancha and address of what comes next, and the way there', () => {
  const next = [{ ...match, matchMinutes: 30 }];
  for (const html of [
    htmlOf({ name: 'home', data: { ...home, live: [], next } }, { name: 'home' }),
    htmlOf({ name: 'team', data: { ...team, next } }, { name: 'team', id: 1 }),
  ]) {
    expect(html).toContain('Central, Av. Roca 1200');
    expect(html).toMatch(way);
  }
});

test('the way to the pitch of a match in play or without a place is not told', () => {
  const next = [
    { ...match, matchMinutes: 30, status: 'in_progress' as const },
    { ...match, matchMinutes: 30, cancha: null, location: '' },
  ];
  for (const each of next)
    expect(htmlOf({ name: 'team', data: { ...team, next: [each] } }, { name: 'team', id: 1 })).not.toContain(
      'Cómo llegar',
    );
});
