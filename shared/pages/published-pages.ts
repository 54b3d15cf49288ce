/**
 * The pages that are published for visitors: the name of each, what its address takes, and the key of its object in the
 * site's bucket. The viewer function at the edge (infra/edge) is generated from these declarations.
 */
import { paths } from './paths.ts';

/** To what a page belongs that has an id in its address. */
export type PageOwner = 'tournament' | 'match' | 'team';

interface PageDeclaration {
  /** The path of its address; `:id` stands for an id. */
  readonly path: `/${string}`;
  /** Begins the key of its object, below `paginas/`. */
  readonly folder: string;
  /** What the id in its address, in the path or in `?tournament=`, belongs to; null for a page without one. */
  readonly idOf: PageOwner | null;
  /** The query parameter, besides the tournament, that chooses a part of it. */
  readonly takes?: 'round' | 'pagina';
}

/**
 * A page of a tournament whose address lacks one is a stub, which leads to the first tournament. A fixture's address
 * without a round shows the round to be played now.
 */
export const publishedPages = {
  home: { path: paths.home.path, folder: 'inicio', idOf: null },
  tournaments: { path: paths.tournaments.path, folder: 'torneos', idOf: null, takes: 'pagina' },
  tournament: { path: paths.tournament.path, folder: 'torneo', idOf: 'tournament' },
  fixture: { path: paths.fixture.path, folder: 'fixture', idOf: 'tournament', takes: 'round' },
  standings: { path: paths.publicStandings.path, folder: 'posiciones', idOf: 'tournament' },
  scorers: { path: paths.publicScorers.path, folder: 'goleadores', idOf: 'tournament', takes: 'pagina' },
  fairPlay: { path: paths.publicFairPlay.path, folder: 'fair-play', idOf: 'tournament', takes: 'pagina' },
  goalkeepers: { path: paths.publicGoalkeepers.path, folder: 'arqueros', idOf: 'tournament', takes: 'pagina' },
  playoffs: { path: paths.playoffs.path, folder: 'playoffs', idOf: 'tournament' },
  match: { path: paths.match.path, folder: 'partido', idOf: 'match' },
  team: { path: paths.team.path, folder: 'equipo', idOf: 'team' },
  embeddedStandings: { path: '/insertar/posiciones', folder: 'insertar/posiciones', idOf: 'tournament' },
  embeddedFixture: { path: '/insertar/fixture', folder: 'insertar/fixture', idOf: 'tournament' },
  tv: { path: '/tv', folder: 'tv', idOf: 'tournament' },
} as const satisfies Record<string, PageDeclaration>;

export type PublishedPageName = keyof typeof publishedPages;

/** One published page. */
export interface PublishedPage {
  readonly name: PublishedPageName;
  /** The id in its address; absent on pages without one, and on stubs. */
  readonly id?: number;
  /** The round of a fixture's page; absent on the one that shows the round to be played now. */
  readonly round?: string;
  /** Which hundred of a list's rows it shows, from 2 on; absent on the first. */
  readonly part?: number;
}

/** Keys of published objects begin with it; the deployment of the application never deletes them. */
export const publishedFolder = 'paginas';

/**
 * The key of the page's object: `paginas/torneos.html`, `paginas/posiciones/7.html`,
 * `paginas/fixture/7/RmVjaGEgMw.html` (the round in base64url, because keys are limited to 1,024 bytes),
 * `paginas/goleadores/7/2.html`, `paginas/torneos/2.html`.
 */
export function keyOfPage({ name, id, round, part }: PublishedPage): string {
  const parts = [publishedPages[name].folder, id, round === undefined ? part : base64Url(round)];
  return `${publishedFolder}/${parts.filter((each) => each !== undefined).join('/')}.html`;
}

/** The page with this key; null when no page has it. */
export function pageOfKey(key: string): PublishedPage | null {
  for (const name of Object.keys(publishedPages) as PublishedPageName[]) {
    const declared: PageDeclaration = publishedPages[name];
    const start = `${publishedFolder}/${declared.folder}`;
    if (key === `${start}.html`) return { name };
    const [, id, part] = key.startsWith(`${start}/`) ? (keyEndPattern.exec(key.slice(start.length)) ?? []) : [];
    if (id === undefined || !Number.isSafeInteger(Number(id))) continue;
    if (declared.idOf === null) {
      if (declared.takes !== 'pagina') continue;
      return part === undefined && isPart(id) ? { name, part: Number(id) } : null;
    }
    const page = { name, id: Number(id) };
    if (part === undefined) return page;
    if (declared.takes === 'round') {
      const round = textOfBase64Url(part);
      return round === null ? null : { ...page, round };
    }
    return declared.takes === 'pagina' && isPart(part) ? { ...page, part: Number(part) } : null;
  }
  return null;
}

const isPart = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

const keyEndPattern = /^\/([1-9]\d{0,15})(?:\/([\w-]+))?\.html$/;

/** The address of a page as people share it, such as `/fixture?tournament=7&round=Fecha%203` or `/torneos?pagina=2`. */
export function hrefOfPage({ name, id, round, part }: PublishedPage): string {
  const { path } = publishedPages[name];
  if (id === undefined) return part === undefined ? path : `${path}?pagina=${part}`;
  if (path.includes(':id')) return path.replace(':id', String(id));
  const rest =
    round === undefined ? (part === undefined ? '' : `&pagina=${part}`) : `&round=${encodeURIComponent(round)}`;
  return `${path}?tournament=${id}${rest}`;
}

/** Whether visitors get a published page at this path, and only signed-in people the application. */
export function isPublishedPath(path: string): boolean {
  const pattern = path.replace(/([^/])\/$/, '$1').replace(/\/[1-9]\d*(?=\/|$)/g, '/:id');
  return Object.values(publishedPages).some((page) => page.path === pattern);
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

/** The text whose base64url this is; null when it is not that of any text. */
function textOfBase64Url(encoded: string): string | null {
  const bits = [...encoded].map((each) => alphabet.indexOf(each).toString(2).padStart(6, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'));
  try {
    const text = decodeURIComponent(bytes.map((byte) => `%${byte}`).join(''));
    return base64Url(text) === encoded ? text : null;
  } catch {
    return null;
  }
}
