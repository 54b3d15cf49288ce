/**
 * The crests of published pages: those of a page come in one picture, so that a page asks for one file instead of one for
 * each team, and all pages of a tournament ask for the same one.
 */
import { isOwnLogo } from '../domain/crests/logo.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SiteBrand, TeamPageData, TournamentHeader } from './page-data.ts';
import { keyOfPage, type PublishedPage, pageOfKey, publishedFolder } from './published-pages.ts';

/** The crests of one picture, and the page that it is named after. */
export interface CrestSprite {
  readonly page: PublishedPage;
  /** Addresses of logos on this site, each once, in alphabetical order; at least one. */
  readonly logos: readonly string[];
  /** The one of them that the page shows large. */
  readonly large?: string;
}

/** A picture with more crests makes no smaller download than the few of them that are seen at once. */
const mostCrests = 60;
/** With more crests than these, each of them is small. */
const mostMediumCrests = 12;

/**
 * The sheet that the page takes its crests from, the federation's included: that of its tournament, or one of its own
 * with the logos that the page shows first. Null for a page without any logo on this site.
 */
export function crestSpriteOf(
  page: PublishedPage,
  data: object,
  { logo }: Pick<SiteBrand, 'logo'>,
): CrestSprite | null {
  const ofFederation = isOwnLogo(logo) ? [logo] : [];
  const shared = sheetOfTournament(page, data, ofFederation);
  if (shared) return shared;
  const logos = [...new Set([...ownLogosIn(data).slice(0, mostCrests), ...ofFederation])];
  const [first] = logos;
  if (first === undefined) return null;
  const isLarge = 'team' in data && (data.team as TeamPageData['team']).logo === first;
  return { page, logos: logos.sort(), ...(isLarge && { large: first }) };
}

/** Null where it would have no crest or too many, or crests smaller than the two of a match are shown. */
function sheetOfTournament({ name }: PublishedPage, data: object, ofFederation: readonly string[]): CrestSprite | null {
  if (!('tournament' in data)) return null;
  const { id, logos: ofTeams } = data.tournament as TournamentHeader;
  const logos = [...new Set([...ofTeams, ...ofFederation])].sort();
  const most = name === 'match' ? mostMediumCrests : mostCrests;
  return logos.length > 0 && logos.length <= most ? { page: { name: 'tournament', id }, logos } : null;
}

const logoFields = ['logo', 'logoUrl', 'teamLogo'];

/** Copies a page's data, with `replace` applied to the address of every logo in it. */
export function replaceLogos<Data extends object>(data: Data, replace: (logo: string) => string): Data {
  return JSON.parse(JSON.stringify(data), (field, value: unknown) =>
    typeof value === 'string' && logoFields.includes(field) ? replace(value) : value,
  ) as Data;
}

/** The addresses of this site's logos in the data: each once, in the order in which the page shows them. */
function ownLogosIn(data: object): string[] {
  const logos = new Set<string>();
  replaceLogos(data, (logo) => {
    if (isOwnLogo(logo)) logos.add(logo);
    return logo;
  });
  return [...logos];
}

/** To be raised when sheets are drawn differently, as old addresses must not show new pictures. */
const drawing = 5;

/** The first part of the addresses of all sheets. */
export const crestSpriteFolder = 'escudos';
const keyPattern = new RegExp(`^${crestSpriteFolder}/(.+)/[0-9a-f]{16}\\.webp$`);

/** The address from the site's root, such as `/escudos/torneo/7/90b1c2d3e4f5a6b7.webp`: it ends in the logos' version. */
export function addressOfCrestSprite({ page, logos, large }: CrestSprite): string {
  const name = keyOfPage(page).slice(publishedFolder.length, -'.html'.length);
  return `/${crestSpriteFolder}${name}/${fingerprintOf(JSON.stringify([drawing, logos, large]))}.webp`;
}

/** The page that a sheet's key (its address without the first '/') names; null for any other key. */
export function pageOfCrestSprite(key: string): PublishedPage | null {
  const [, name] = keyPattern.exec(key) ?? [];
  return name === undefined ? null : pageOfKey(`${publishedFolder}/${name}.html`);
}

type Crests = Pick<CrestSprite, 'logos' | 'large'>;

const crestsInRow = 10;
const largeSide = 160;

/** The pixels of a crest's side: the fewer crests there are, the larger they may be without a larger download. */
function sideInGrid({ logos: { length }, large }: Crests): number {
  if (large !== undefined) return 48;
  if (length <= 4) return 128;
  if (length <= 8) return 64;
  return length <= mostMediumCrests ? 56 : length <= 24 ? 48 : 36;
}

/** Where a logo's crest is in the sheet, in pixels: `x` and `y` of its upper left corner, and the length of its sides. */
export function placeInSprite(sheet: Crests, logo: string): { x: number; y: number; side: number } {
  const side = sideInGrid(sheet);
  if (logo === sheet.large) return { x: 0, y: heightOfGrid(sheet), side: largeSide };
  const index = sheet.logos.indexOf(logo);
  return { x: (index % crestsInRow) * side, y: Math.floor(index / crestsInRow) * side, side };
}

const heightOfGrid = (sheet: Crests): number => Math.ceil(sheet.logos.length / crestsInRow) * sideInGrid(sheet);

/** In pixels. */
export function sizeOfSprite(sheet: Crests): { readonly width: number; readonly height: number } {
  const width = Math.min(sheet.logos.length, crestsInRow) * sideInGrid(sheet);
  const height = heightOfGrid(sheet);
  if (sheet.large === undefined) return { width, height };
  return { width: Math.max(width, largeSide), height: height + largeSide };
}
