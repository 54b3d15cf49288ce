/**
 * A tournament's crests in one picture: its pages ask for one file instead of one for each team, and all of them for the
 * same. A crest in it is large enough for the rows of tables and lists.
 */
import { fingerprintOf } from './fingerprint.ts';

/** Pixels of a crest in a sheet. */
export const sheetCrestSide = 48;
const crestsInRow = 10;
/** More crests than these make no smaller download than the few of them that a page shows. */
const mostCrests = 60;
/** To be raised when sheets are drawn differently, as old addresses must not show new pictures. */
const drawing = 1;

const folder = 'escudos';
const keyPattern = new RegExp(`^${folder}/([1-9]\\d{0,15})/([0-9a-f]{16})\\.webp$`);

/** A tournament with the addresses of its teams' logos on this site, each once, in a fixed order. */
interface TournamentWithLogos {
  readonly id: number;
  readonly logos: readonly string[];
}

/** The address from the site's root, such as `/escudos/7/90b1c2d3e4f5a6b7.webp`; null when there is no sheet. */
export const addressOfCrestSheet = ({ id, logos }: TournamentWithLogos): string | null =>
  logos.length < 2 || logos.length > mostCrests ? null : `/${folder}/${id}/${versionOfCrestSheet(logos)}.webp`;

/** Equal sheets have equal versions: 16 hexadecimal digits. */
export const versionOfCrestSheet = (logos: readonly string[]): string =>
  fingerprintOf(JSON.stringify([drawing, logos]));

/** The tournament and version that a sheet's key (its address without the first '/') names; null for any other key. */
export function crestSheetOfKey(key: string): { readonly tournamentId: number; readonly version: string } | null {
  const [, id, version] = keyPattern.exec(key) ?? [];
  return id === undefined || version === undefined ? null : { tournamentId: Number(id), version };
}

/** The left upper corner of the crest with this index, in pixels. */
export const cornerInSheet = (index: number): { readonly x: number; readonly y: number } => ({
  x: (index % crestsInRow) * sheetCrestSide,
  y: Math.floor(index / crestsInRow) * sheetCrestSide,
});

/** Pixels of a sheet with so many crests. */
export const sizeOfSheet = (crests: number): { readonly width: number; readonly height: number } => ({
  width: Math.min(crests, crestsInRow) * sheetCrestSide,
  height: Math.ceil(crests / crestsInRow) * sheetCrestSide,
});
