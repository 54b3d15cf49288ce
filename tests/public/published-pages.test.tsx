/** What every published page has: a head of its own, links for everything, and nothing that needs a script. */
import { expect, test } from 'vitest';
import type { PageContent } from '#shared/pages/page-data.ts';
import type { PublishedPage } from '#shared/pages/published-pages.ts';
import { renderNotFound, renderPage } from '#web/public/render-page.tsx';
import * as documents from './documents.ts';

const { table } = documents;
const tournament = { ...documents.tournament, hasPlayoffs: true };
const site = { name: 'Liga Sur', timeZone: 'America/Argentina/Buenos_Aires', url: 'https://liga.example' };
const look = { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' };
const contextOf = (page: PublishedPage) => ({ page, site, look });

const groups = [{ id: 5, name: 'Zona A', table }];
const contentByAddress: Readonly<Record<string, readonly [PublishedPage, PageContent]>> = {
  '/posiciones-publico?tournament=1': [
    { name: 'standings', id: 1 },
    { name: 'standings', data: { tournament, groups, rows: table } },
  ],
};
const pages = Object.entries(contentByAddress);

test.each(pages)('the page at %s says in its head what it is, and where', (address, [page, content]) => {
  const html = renderPage(content, contextOf(page));
  expect(html).toMatch(/^<!doctype html><html lang="es-AR">/);
  expect(html).toMatch(/<title>.+ · Copa Otoño · Liga Sur<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
  const whole = `https://liga.example${address}`.replaceAll('&', '&amp;');
  expect(html).toContain(`<link rel="canonical" href="${whole}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${whole}"/>`);
  expect(jsonLdOf(html)).toMatchObject([{ '@type': 'SportsEvent', name: 'Copa Otoño' }]);
});

test.each(pages)(
  'the page at %s needs no script, and the policy of the site allows all of it',
  (_, [page, content]) => {
    const html = renderPage(content, contextOf(page));
    expect(html).not.toMatch(/ style=| on[a-z]+="|<style/);
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('ld+json'));
    expect(scripts).toEqual(['<script src="/assets/paginas-1.js" defer="">']);
    // What a button does without scripts is to open what it names.
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(buttons.filter((tag) => !/ popoverTarget=| hidden=/i.test(tag))).toEqual([]);
    for (const [, target] of html.matchAll(/popoverTarget="([^"]+)"/gi)) expect(html).toContain(`id="${target}"`);
  },
);

test('a text that somebody entered cannot end the structured data', () => {
  const evil = { ...tournament, name: '</script><script>alert(1)</script>' };
  const html = renderPage(
    { name: 'standings', data: { tournament: evil, groups: [], rows: table } },
    contextOf({ name: 'standings', id: 1 }),
  );
  expect(html).not.toContain('<script>alert');
  expect(jsonLdOf(html)).toMatchObject([{ name: evil.name }]);
});

test('a stub leads to the page that is meant, and names it as the one to index', () => {
  const target = '/fixture?tournament=1&round=Fecha%202';
  const html = renderPage({ name: 'stub', target }, contextOf({ name: 'fixture' }));
  expect(html).toContain('http-equiv="refresh" content="0;url=/fixture?tournament=1&amp;round=Fecha%202"');
  expect(html).toContain(
    '<link rel="canonical" href="https://liga.example/fixture?tournament=1&amp;round=Fecha%202"/>',
  );
});

test('an unknown address has a page with ways back, which is not indexed', () => {
  const html = renderNotFound({ site, look });
  expect(html).toContain('Página no encontrada');
  expect(html).toContain('href="/torneos"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('without an address of the site, a page has no whole addresses', () => {
  const context = { ...contextOf({ name: 'standings', id: 1 }), site: { ...site, url: '' }, shareImage: '/x.png' };
  const html = renderPage({ name: 'standings', data: { tournament, groups, rows: table } }, context);
  expect(html).not.toMatch(/canonical|og:url|og:image/);
});

/** The objects in a page's structured data. */
function jsonLdOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
