/** Where published pages show the crest and the colour of the federation, and the colours of a team. */
import { expect, test } from 'vitest';
import { addressOfCrestSprite } from '#shared/pages/crest-sprite.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';
import { addressOfSiteIcon } from '#shared/pages/site-icons.ts';
import { aSite } from '#tests/support/site.ts';
import { renderNotFound, renderPage } from '#web/views/render-page.tsx';
import { noOutlook, table, team, tournamentHeader as tournament } from './documents.ts';

const assets = { css: '/paginas.css', script: '/paginas.js', font: '/paginas.woff2' };
const logo = '/logos/11111111-1111-1111-1111-111111111111.webp';
const data = { tournament, groups: [], rows: table, outlook: noOutlook };
const page = { name: 'standings', id: 1 } as const;

const htmlWith = (brand: Partial<SiteFacts>) =>
  renderPage({ name: 'standings', data }, { page, site: { ...aSite, ...brand }, assets });
const headerOf = (html: string) => /<header.*?<nav/s.exec(html)?.[0] ?? expect.fail();

test('the header has a band in the colour, and a lighter one for the dark scheme', () => {
  expect(headerOf(htmlWith({ color: '#1e3a8a' }))).toMatch(
    /fill="#(?!1e3a8a)[0-9a-f]{6}"><\/rect><rect[^>]+fill="#1e3a8a" class="dark:hidden"/,
  );
});

test('a page inside another site has the band, too', () => {
  const embedded = { name: 'embeddedStandings', id: 1 } as const;
  const site = { ...aSite, color: '#1e3a8a' };
  expect(renderPage({ name: 'embeddedStandings', data }, { page: embedded, site, assets })).toContain('fill="#1e3a8a"');
});

test("the header's crest is cut out of the picture with the crests of the page", () => {
  const sheet = addressOfCrestSprite({ page: { name: 'tournament', id: 1 }, logos: [logo] });
  const html = htmlWith({ logo });
  expect(headerOf(html)).toContain(`<image href="${sheet}">`);
  expect(html).not.toContain(`"${logo}"`);
});

test.each(['', 'https://elsewhere.example/c.png'])('with the logo "%s" the crest is drawn in the colour', (given) => {
  const html = htmlWith({ logo: given, color: '#b91c1c' });
  expect(headerOf(html)).toMatch(/<img src="data:image\/svg\+xml,[^"]*%23b91c1c/);
  expect(html).not.toContain('elsewhere');
});

test.each([
  ['a page', htmlWith({ logo, color: '#b91c1c' })],
  ['an unknown address', renderNotFound({ site: { ...aSite, logo, color: '#b91c1c' }, assets }, null)],
])('the browser shows the colour and the crest around %s', (_, html) => {
  expect(html).toContain('<meta name="theme-color" content="#b91c1c" media="(prefers-color-scheme: light)"/>');
  expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,[^"]*%23b91c1c/);
  const icon = addressOfSiteIcon('apple', { logo, color: '#b91c1c' });
  expect(html).toContain(`<link rel="apple-touch-icon" href="${icon}"/>`);
});

test.each([
  ['a place for the colours of its crest', logo, true],
  ['no stripe without a crest, as nobody chose its colours', '', false],
])('the page of a team has %s', (_, ofTeam, hasStripe) => {
  const shown = { ...team, team: { ...team.team, logo: ofTeam } };
  const html = renderPage({ name: 'team', data: shown }, { page: { name: 'team', id: 1 }, site: aSite, assets });
  expect(html.includes('data-crest-colors')).toBe(hasStripe);
});
