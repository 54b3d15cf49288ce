/**
 * The pictures by which phones show the site among their applications, and the web manifest that names them. Both are
 * made when they are asked for.
 */
import { isOwnLogo } from '../domain/crests/logo.ts';
import { shortNameOf } from '../text/display-names.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { SiteBrand, SiteFacts } from './page-data.ts';

export interface SiteIcon {
  /** The width and height of the picture, in pixels. */
  readonly size: number;
  /** The part of the picture's width that the crest takes. */
  readonly share: number;
  /** Whether a background fills the icon; otherwise it is transparent around the crest. */
  readonly isFilled: boolean;
}

/** Phones may cut off what lies outside the inner 80 % of the maskable one. */
const siteIcons = {
  apple: { size: 180, share: 0.76, isFilled: true },
  small: { size: 192, share: 1, isFilled: false },
  large: { size: 512, share: 1, isFilled: false },
  maskable: { size: 512, share: 0.64, isFilled: true },
} as const satisfies Record<string, SiteIcon>;
type SiteIconName = keyof typeof siteIcons;

/** The colour of the page in the light scheme. */
export const pageColour = '#fafaf7';

/** To be raised when icons are drawn differently, as old addresses must not show new pictures. */
const drawing = 1;

/** Equal crests have equal versions. A logo on another site is not fetched, so it makes no difference. */
const versionOf = ({ color, logo }: SiteBrand): string =>
  fingerprintOf(JSON.stringify(isOwnLogo(logo) ? [drawing, logo] : [drawing, color]));

const keyPattern = /^iconos\/([0-9a-f]{16})\/([a-z]+)\.png$/;

/** The address from the site's root, such as `/iconos/90b1c2d3e4f5a6b7/small.png`. */
export const addressOfSiteIcon = (name: SiteIconName, brand: SiteBrand): string =>
  `/iconos/${versionOf(brand)}/${name}.png`;

/** The icon with this key (its address without the first '/'); null for any other key, and for an older version. */
export function siteIconOfKey(key: string, brand: SiteBrand): SiteIcon | null {
  const [, version, name = ''] = keyPattern.exec(key) ?? [];
  if (version !== versionOf(brand) || !Object.hasOwn(siteIcons, name)) return null;
  return siteIcons[name as SiteIconName];
}

/** Whether the key is that of an icon of some version. */
export const isKeyOfSiteIcon = (key: string): boolean => keyPattern.test(key);

export const webManifestKey = 'manifest.webmanifest';

/** The content of the web manifest. */
export function webManifest({ name, ...brand }: Pick<SiteFacts, 'name'> & SiteBrand): object {
  const iconOf = (icon: SiteIconName) => ({
    src: addressOfSiteIcon(icon, brand),
    sizes: `${siteIcons[icon].size}x${siteIcons[icon].size}`,
    type: 'image/png',
    purpose: icon === 'maskable' ? 'maskable' : 'any',
  });
  return {
    name,
    short_name: shortNameOf(name),
    description: 'Torneos de fútbol amateur: posiciones, partidos y resultados.',
    lang: 'es-AR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: pageColour,
    theme_color: brand.color,
    icons: (['small', 'large', 'maskable'] as const).map(iconOf),
  };
}
