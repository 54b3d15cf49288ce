/**
 * The pages that are published for visitors: what the address of each takes, and the key of its object in the site's
 * bucket. Here and in page-at-address.ts, nothing else says which address, page and key belong together. The edge
 * (infra/edge) runs both files in CloudFront's old JavaScript: its build refuses what that does not know, such as
 * destructuring and spreading.
 */
import { paths } from './paths.ts';

/** To what a page belongs that has an id in its address; of a bulletin that is the id of its tournament. */
export type PageOwner = 'tournament' | 'match' | 'team' | 'bulletin';

/** What the query of an address chooses of a page, by the name of the parameter. */
export const queryFields = { tournament: 'id', round: 'round', pagina: 'part' } as const;

interface PageDeclaration {
  /** The path of its address; `:id` stands for an id, `:bulletin` for a bulletin's year and number. */
  readonly path: `/${string}`;
  /** Begins the key of its object, below `paginas/`. */
  readonly folder: string;
  /** What the id in its address, in the path or in `?tournament=`, belongs to; null for a page without one. */
  readonly idOf: PageOwner | null;
  /** The parameters of its address, in their order; in the key follow an id of the path and what they choose. */
  readonly query: readonly (keyof typeof queryFields)[];
}

/**
 * A page of a tournament whose address lacks one is a stub, which leads to the first tournament. A fixture's address
 * without a round shows the round to be played now.
 */
export const publishedPages = {
  home: { path: paths.home.path, folder: 'inicio', idOf: null, query: [] },
  tournaments: { path: paths.tournaments.path, folder: 'torneos', idOf: null, query: ['pagina'] },
  tournament: { path: paths.tournament.path, folder: 'torneo', idOf: 'tournament', query: [] },
  fixture: { path: paths.fixture.path, folder: 'fixture', idOf: 'tournament', query: ['tournament', 'round'] },
  standings: { path: paths.publicStandings.path, folder: 'posiciones', idOf: 'tournament', query: ['tournament'] },
  scorers: {
    path: paths.publicScorers.path,
    folder: 'goleadores',
    idOf: 'tournament',
    query: ['tournament', 'pagina'],
  },
  fairPlay: {
    path: paths.publicFairPlay.path,
    folder: 'fair-play',
    idOf: 'tournament',
    query: ['tournament', 'pagina'],
  },
  goalkeepers: {
    path: paths.publicGoalkeepers.path,
    folder: 'arqueros',
    idOf: 'tournament',
    query: ['tournament', 'pagina'],
  },
  playoffs: { path: paths.playoffs.path, folder: 'playoffs', idOf: 'tournament', query: ['tournament'] },
  discipline: { path: paths.tournamentDiscipline.path, folder: 'disciplina', idOf: 'tournament', query: [] },
  bulletin: { path: paths.bulletin.path, folder: 'boletin', idOf: 'bulletin', query: [] },
  match: { path: paths.match.path, folder: 'partido', idOf: 'match', query: [] },
  team: { path: paths.team.path, folder: 'equipo', idOf: 'team', query: [] },
  embeddedStandings: {
    path: '/insertar/posiciones',
    folder: 'insertar/posiciones',
    idOf: 'tournament',
    query: ['tournament'],
  },
  embeddedFixture: { path: '/insertar/fixture', folder: 'insertar/fixture', idOf: 'tournament', query: ['tournament'] },
  tv: { path: '/tv', folder: 'tv', idOf: 'tournament', query: ['tournament'] },
} as const satisfies Record<string, PageDeclaration>;

export type PublishedPageName = keyof typeof publishedPages;

export const publishedPageNames = Object.keys(publishedPages) as PublishedPageName[];

export const declarationOf = (name: PublishedPageName): PageDeclaration => publishedPages[name];

/** One published page. */
export interface PublishedPage {
  readonly name: PublishedPageName;
  /** The id in its address; absent on pages without one, and on stubs. */
  readonly id?: number;
  /** The year and number of a bulletin, as in '2026-3'. */
  readonly bulletin?: string;
  /** The round of a fixture's page; absent on the one that shows the round to be played now. */
  readonly round?: string;
  /** Which hundred of a list's rows it shows, from 2 on; absent on the first. */
  readonly part?: number;
}

/** Keys of published objects begin with it; the deployment of the application never deletes them. */
export const publishedFolder = 'paginas';

type PageField = 'id' | 'bulletin' | 'round' | 'part';

/** The fields of such pages in the order in which they stand in a key. */
function fieldsOfKey(name: PublishedPageName): PageField[] {
  const declared = declarationOf(name);
  const fields = declared.query.map((parameter) => queryFields[parameter]);
  const inPath = (['id', 'bulletin'] as PageField[]).filter((field) => declared.path.includes(`:${field}`));
  return inPath.concat(fields);
}

/**
 * The key of the page's object: `paginas/torneos.html`, `paginas/posiciones/7.html`,
 * `paginas/fixture/7/RmVjaGEgMw.html` (the round in base64url, because keys are limited to 1,024 bytes),
 * `paginas/goleadores/7/2.html`, `paginas/torneos/2.html`.
 */
export function keyOfPage(page: PublishedPage): string {
  const parts = fieldsOfKey(page.name)
    .filter((field) => page[field] !== undefined)
    .map((field) => (field === 'round' ? base64Url(page.round as string) : String(page[field])));
  return `${[startOfKey(page.name)].concat(parts).join('/')}.html`;
}

const startOfKey = (name: PublishedPageName): string => `${publishedFolder}/${declarationOf(name).folder}`;

/** The page with this key; null when no page has it. */
export function pageOfKey(key: string): PublishedPage | null {
  const parts = key.replace(/\.html$/, '').split('/');
  const isOf = (name: PublishedPageName) => `${parts.join('/')}/`.startsWith(`${startOfKey(name)}/`);
  const found = key.endsWith('.html') ? publishedPageNames.find(isOf) : undefined;
  return found === undefined ? null : pageOfParts(found, parts.slice(startOfKey(found).split('/').length));
}

/** `parts` are those of the key that follow its folder. */
function pageOfParts(name: PublishedPageName, parts: readonly string[]): PublishedPage | null {
  const fields = fieldsOfKey(name);
  const values = parts.map((text, at) => {
    const field = fields[at];
    if (field === undefined) return null;
    if (field === 'round') return textOfBase64Url(text);
    return field === 'bulletin' ? readBulletin(text) : readNumber(field, text);
  });
  if (values.includes(null)) return null;
  return Object.assign({ name }, Object.fromEntries(values.map((value, at) => [fields[at], value])));
}

const numberPatterns = { id: /^[1-9]\d{0,15}$/, part: /^[1-9]\d{0,5}$/ };

/** The number in a key or an address; null for a text that is none, or not the way it is written. */
export const readNumber = (field: 'id' | 'part', text: string): number | null =>
  numberPatterns[field].test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** A bulletin's year and number in a key or an address; null for a text that is none, or not the way it is written. */
export const readBulletin = (text: string): string | null => (/^[1-9]\d{3}-[1-9]\d{0,5}$/.test(text) ? text : null);

/** The address of a page as people share it, such as `/fixture?tournament=7&round=Fecha%203` or `/torneos?pagina=2`. */
export function hrefOfPage(page: PublishedPage): string {
  const declared = declarationOf(page.name);
  const given = declared.query.flatMap((parameter) => {
    const value = page[queryFields[parameter]];
    return value === undefined ? [] : [`${parameter}=${encodeURIComponent(value)}`];
  });
  const withId = page.id === undefined ? declared.path : declared.path.replace(':id', String(page.id));
  const start = page.bulletin === undefined ? withId : withId.replace(':bulletin', page.bulletin);
  return given.length === 0 ? start : `${start}?${given.join('&')}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The UTF-8 bytes of a text in base64url, without padding. */
function base64Url(text: string): string {
  const bytes = encodeURIComponent(text).match(/%[\dA-F]{2}|./g) ?? [];
  const bits = bytes
    .map((each) => (each.length === 3 ? Number.parseInt(each.slice(1), 16) : each.charCodeAt(0)))
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

/** The text whose base64url this is; null when it is not that of any text, or of the empty one. */
function textOfBase64Url(encoded: string): string | null {
  if (!/^[\w-]+$/.test(encoded)) return null;
  const bits = Array.from(encoded)
    .map((each) => alphabet.indexOf(each).toString(2).padStart(6, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'));
  try {
    const text = decodeURIComponent(bytes.map((byte) => `%${byte}`).join(''));
    return base64Url(text) === encoded ? text : null;
  } catch {
    return null;
  }
}
