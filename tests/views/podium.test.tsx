/** Where pages say who won a tournament: its own, its card, the champion's, and what chats show of them. */

import { expect, test } from 'vitest';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { shareImageOf } from '#shared/pages/share-image-content.ts';
import { aTeam } from '#tests/support/builders.ts';
import { aSite } from '#tests/support/site.ts';
import { renderPage } from '#web/views/render-page.tsx';
import { bracket, listedTournaments, team, tournamentHeader, tournamentSummary } from './documents.ts';

const podium = { champion: aTeam('Lanús'), runnerUp: aTeam('Ferro'), thirdPlace: null };
const site = { ...aSite, url: '' };
const htmlOf = (content: PageContent, page: PublishedPage) =>
  renderPage(content, { page, site, assets: { css: '/a.css', script: '/a.js', font: '/a.woff2' } });

const overview: PageContent = {
  name: 'tournament',
  data: {
    ...tournamentSummary,
    tournament: { ...tournamentHeader, podium },
    summary: { ...tournamentSummary.summary, podium },
  },
};

test('a tournament that somebody won names its champion first, and in its preview and picture', () => {
  const html = htmlOf(overview, { name: 'tournament', id: 1 });
  expect(html.indexOf('Campeón</h2>')).toBeGreaterThan(0);
  expect(html.indexOf('Campeón</h2>')).toBeLessThan(html.indexOf('>Posiciones</h2>'));
  expect(html).toContain('<meta name="description" content="Campeón: Lanús · Subcampeón: Ferro"/>');
  expect(shareImageOf(overview, site)).toMatchObject({
    kind: 'title',
    title: 'Lanús',
    subtitle: 'Campeón · Copa Otoño',
  });
});

test('the card of a tournament that somebody won has its podium in place of the top of the table', () => {
  const [listed = expect.fail()] = listedTournaments;
  const of = (card: typeof listed) =>
    htmlOf({ name: 'tournaments', data: { rows: [card], part: 1, parts: 1 } }, { name: 'tournaments' });
  expect(of({ ...listed, podium })).toMatch(/Campeón<\/dt>.*>Lanús<.*Subcampeón<\/dt>.*>Ferro</s);
  expect(of({ ...listed, podium })).not.toContain('Primeros puestos');
  expect(of({ ...listed, podium: null })).toContain('Primeros puestos');
});

test('the page of the champion names the tournaments that it won, that of the second says so at its place', () => {
  const of = (won: (typeof team.places)[number]['won']) =>
    htmlOf(
      { name: 'team', data: { ...team, places: team.places.map((place) => ({ ...place, won })) } },
      { name: 'team', id: 1 },
    );
  expect(of('champion')).toMatch(/<h1[^>]*>Lanús<\/h1><p[^>]*>.*?Campeón de Copa Otoño<\/p>/s);
  expect(of('champion')).toContain('<meta name="description" content="Campeón de Copa Otoño · ');
  expect(of('runnerUp')).toContain('>Subcampeón · 1.º de 4');
  expect(of('runnerUp')).not.toContain('Campeón de');
});

test('the medals of the league stand beside the qualified teams only until the bracket has a champion', () => {
  const of = (more: Partial<Bracket>) =>
    htmlOf(
      { name: 'playoffs', data: { tournament: tournamentHeader, bracket: { ...bracket, ...more } } },
      { name: 'playoffs', id: 1 },
    );
  expect(of({ champion: null, runnerUp: null, thirdPlace: null })).toContain('🥇');
  expect(of(podium)).not.toContain('🥇');
});

test('the big screen and what other sites show of a tournament that somebody won name its champion', () => {
  if (overview.name !== 'tournament') return expect.fail();
  const { data } = overview;
  expect(htmlOf({ name: 'tv', data }, { name: 'tv', id: 1 })).toMatch(/data-tv[^>]*><section[^>]*>.*?Campeón<\/h2>/s);
  for (const name of ['embeddedStandings', 'embeddedFixture'] as const) {
    expect(htmlOf({ name, data }, { name, id: 1 })).toMatch(/Campeón<\/dt>.*?>Lanús</s);
    expect(htmlOf({ name, data: tournamentSummary }, { name, id: 1 })).not.toContain('Campeón');
  }
});
