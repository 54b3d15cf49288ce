/** What search engines are told of the site: robots.txt, and all published pages in one sitemap for each tournament. */
import { roundAsSeen } from '#shared/domain/round-names.ts';
import { type BulletinNumber, bulletinInAddress } from './paths.ts';
import { hrefOfPage, type PublishedPage } from './published-pages.ts';

/** The sitemap with this key: the index of all, that of the pages over all tournaments, or a tournament's. */
export type SitemapName = 'index' | 'general' | number;

const keyPattern = /^sitemap(?:-(general|[1-9]\d{0,14}))?\.xml$/;
const keyOfSitemap = (name: SitemapName): string => (name === 'index' ? 'sitemap.xml' : `sitemap-${name}.xml`);

/** Null for any other key. Keys are addresses without their first '/'. */
export function sitemapOfKey(key: string): SitemapName | null {
  const found = keyPattern.exec(key);
  if (!found) return null;
  const [, name = 'index'] = found;
  return name === 'index' || name === 'general' ? name : Number(name);
}

/** `siteUrl` is the site's address without a slash at its end; '' while it is unknown. */
export const robotsText = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n${siteUrl === '' ? '' : `Sitemap: ${siteUrl}/${keyOfSitemap('index')}\n`}`;

export function sitemapIndex(siteUrl: string, tournamentIds: readonly number[]): string {
  const names: SitemapName[] = ['general', ...tournamentIds];
  return xml(
    'sitemapindex',
    'sitemap',
    names.map((name) => `${siteUrl}/${keyOfSitemap(name)}`),
  );
}

export const sitemapOfPages = (siteUrl: string, pages: readonly PublishedPage[]): string =>
  xml(
    'urlset',
    'url',
    pages.map((page) => siteUrl + hrefOfPage(page)),
  );

export const generalPages: readonly PublishedPage[] = [{ name: 'home' }, { name: 'tournaments' }];

interface PlayedMatch {
  readonly id: number;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
}

/** The pages of a tournament, of its bulletins, rounds and matches, and of the teams in them. */
export function pagesOfTournament(
  { id, hasPlayoffs }: { readonly id: number; readonly hasPlayoffs: boolean },
  rounds: readonly string[],
  matches: readonly PlayedMatch[],
  bulletins: readonly BulletinNumber[] = [],
): PublishedPage[] {
  const teams = new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const names = ['tournament', 'standings', 'scorers', 'fairPlay', 'goalkeepers'] as const;
  return [
    ...names.map((name) => ({ name, id })),
    ...(hasPlayoffs ? [{ name: 'playoffs' as const, id }] : []),
    ...(bulletins.length > 0 ? [{ name: 'discipline' as const, id }] : []),
    ...bulletins.map((each) => ({ name: 'bulletin' as const, id, bulletin: bulletinInAddress(each) })),
    ...[...new Set(rounds.map(roundAsSeen))].map((round) => ({ name: 'fixture' as const, id, round })),
    ...matches.map((match) => ({ name: 'match' as const, id: match.id })),
    ...[...teams].filter((team) => team !== null).map((team) => ({ name: 'team' as const, id: team })),
  ];
}

/** Addresses are ASCII and encoded; of the marks of XML they contain '&' only. */
function xml(list: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${address.replaceAll('&', '&amp;')}</loc></${entry}>\n`);
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${schema}">\n${entries.join('')}</${list}>\n`;
}
