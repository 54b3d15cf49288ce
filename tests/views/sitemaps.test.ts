/** What search engines are told of the site. */
import { expect, test } from 'vitest';
import {
  generalPages,
  pagesOfTournament,
  robotsText,
  sitemapIndex,
  sitemapOfKey,
  sitemapOfPages,
} from '#shared/pages/sitemap.ts';
import { aMatch } from '#tests/support/builders.ts';

const url = 'https://liga.example';
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('robots.txt allows the pages and names the sitemap once the site has an address', () => {
  expect(robotsText(url)).toBe('User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: https://liga.example/sitemap.xml\n');
  expect(robotsText('')).not.toContain('Sitemap');
});

test('the index names the sitemap of every tournament by the key that answers it', () => {
  const addresses = addressesIn(sitemapIndex(url, [3, 12]));
  expect(addresses.map((address) => sitemapOfKey(address?.slice(url.length + 1) ?? ''))).toEqual(['general', 3, 12]);
  expect(sitemapOfKey('sitemap.xml')).toBe('index');
  for (const key of ['sitemap-0.xml', 'sitemap-index.xml', 'sitemap-7.xml/2', 'sitemap']) {
    expect(sitemapOfKey(key)).toBeNull();
  }
});

test('a sitemap has the pages of the tournament, its rounds, its matches and their teams once', () => {
  const matches = [aMatch({ home: 'Lanús', away: 'Quilmes' }), aMatch({ home: 'Quilmes', away: null })];
  const [first, second] = matches;
  const pages = pagesOfTournament({ id: 7, hasPlayoffs: true }, ['Fecha 1 & <2>'], matches);
  expect(addressesIn(sitemapOfPages(url, [...generalPages, ...pages]))).toEqual(
    [
      '/',
      '/torneos',
      '/torneos/7',
      '/posiciones-publico?tournament=7',
      '/goleadores-publico?tournament=7',
      '/fair-play-publico?tournament=7',
      '/arqueros-publico?tournament=7',
      '/playoffs?tournament=7',
      '/fixture?tournament=7&amp;round=Fecha%201%20%26%20%3C2%3E',
      `/partidos/${first?.id}`,
      `/partidos/${second?.id}`,
      `/equipos/${first?.homeTeamId}`,
      `/equipos/${first?.awayTeamId}`,
    ].map((path) => url + path),
  );
});

test('a tournament without playoffs has no page of them', () => {
  const names = pagesOfTournament({ id: 7, hasPlayoffs: false }, [], []).map(({ name }) => name);
  expect(names).toEqual(['tournament', 'standings', 'scorers', 'fairPlay', 'goalkeepers']);
});
