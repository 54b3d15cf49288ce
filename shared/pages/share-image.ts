/** What the picture that chats show of a page is drawn from, and the address under which it is found. */
import type { Band } from '../domain/schemas/band.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SiteBrand } from './page-data.ts';
import { keyOfPage, type PublishedPage, pageOfKey, publishedFolder } from './published-pages.ts';

export interface ShareImageCrest {
  /** Whose plain shield is drawn without a logo. */
  readonly teamId: number | null;
  /** The address of a logo on this site; '' for none. */
  readonly logo: string;
}

export interface ShareImageSide extends ShareImageCrest {
  readonly name: string;
  readonly isWinner: boolean;
}

/** A result, or the hour of a match still to come, between its two sides. */
export interface ShareImageMatch {
  readonly home: ShareImageSide;
  readonly away: ShareImageSide;
  /** '3 - 1', or '14:00' before kick-off. */
  readonly middle: string;
  /** 'FINAL', '(4-3 pen.)', 'EN VIVO', '' and the like. */
  readonly state: string;
  readonly isLive: boolean;
}

export interface ShareImageRow extends ShareImageCrest {
  readonly position: string;
  readonly name: string;
  /** What is said of the name, such as a player's team or a team's zona; '' for nothing. */
  readonly note: string;
  /** One for each of the columns. */
  readonly values: readonly string[];
  /** The stripe of the row, one of the table's; null for none. */
  readonly stripe: number | null;
}

/** What a stripe of a table means. */
export interface ShareImageStripe {
  readonly kind: Band['kind'];
  readonly label: string;
}

interface ShareImageTexts {
  /** The federation's name. */
  readonly site: string;
  readonly title: string;
  readonly subtitle: string;
}

export type ShareImage = ShareImageContent & {
  /** Of the band above the content; the logo is '' without one on this site. */
  readonly brand: SiteBrand;
};

/** What is drawn below the band with the federation's name. */
export type ShareImageContent = ShareImageTexts &
  (
    | {
        readonly kind: 'match';
        readonly match: ShareImageMatch;
        readonly place: string;
        /** What its teams win or lose with a match to come, or the notice that it is suspended; '' for nothing. */
        readonly note: string;
      }
    | {
        readonly kind: 'table';
        readonly columns: readonly string[];
        readonly rows: readonly ShareImageRow[];
        /** The bands that mark one of the rows, in the order of the tournament's. */
        readonly stripes: readonly ShareImageStripe[];
      }
    | {
        readonly kind: 'matches';
        readonly matches: readonly ShareImageMatch[];
        /** The number of matches left out. */
        readonly further: number;
        /** 'Libre: Lanús', '' when nobody is. */
        readonly free: string;
        /** The notice that some are suspended; '' for none. */
        readonly note: string;
      }
    | { readonly kind: 'title'; readonly crest: ShareImageCrest | null }
  );

/** To be raised when pictures are drawn differently, as old addresses must not show new pictures. */
const drawing = 4;

const folder = 'compartir';
const addressPattern = new RegExp(`^${folder}/(.+)/([0-9a-f]{16})\\.png$`);

/**
 * The address of a page's picture from the site's root, such as `/compartir/partido/7/90b1c2d3e4f5a6b7.png`: it ends in
 * the version of what the picture shows.
 */
export function addressOfShareImage(page: PublishedPage, image: ShareImage): string {
  const key = keyOfPage(page);
  return `/${folder}${key.slice(publishedFolder.length, -'.html'.length)}/${versionOf(image)}.png`;
}

/** The page and version that a picture's key (its address without the first '/') names; null for any other key. */
export function shareImageOfKey(key: string): { readonly page: PublishedPage; readonly version: string } | null {
  const [, pageKey, version] = addressPattern.exec(key) ?? [];
  const page = pageKey === undefined ? null : pageOfKey(`${publishedFolder}/${pageKey}.html`);
  return page && version !== undefined ? { page, version } : null;
}

/** Equal pictures have equal versions: 16 hexadecimal digits. */
export const versionOf = (image: ShareImage): string => fingerprintOf(JSON.stringify([drawing, image]));
