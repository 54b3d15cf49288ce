/** The frame of every picture: its size, the band with the federation's name, and how crests are drawn. */
import { plainShieldOutline } from '#shared/domain/crests/plain-shield.ts';
import { shieldOfTeam } from '#shared/domain/crests/team-shield.ts';
import type { ShareImage, ShareImageCrest } from '#shared/pages/share-image.ts';
import { colours, drawText, escapeXml } from './svg-text.ts';

/** The size that chats show large, in pixels. */
export const pictureWidth = 1200;
const pictureHeight = 630;
export const margin = 60;
const bandHeight = 92;

/** The pictures of logos as `data:` addresses, by their address on the site; one that is missing is drawn as a shield. */
export type LogoPictures = ReadonlyMap<string, string>;

/** A logo stands on a white tile, as it may have the colour of the band. */
export function drawFrame({ site, brand }: ShareImage, logos: LogoPictures, content: string): string {
  const picture = logos.get(brand.logo);
  const [x, y, side] = [margin, 18, 56];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}">`,
    `<path fill="${colours.page}" d="M0 0h${pictureWidth}v${pictureHeight}H0Z"/>`,
    `<path fill="${brand.color}" d="M0 0h${pictureWidth}v${bandHeight}H0Z"/>`,
    picture === undefined
      ? drawShield(x, y, side, '#ffffff')
      : `<rect x="${x - 4}" y="${y - 4}" width="${side + 8}" height="${side + 8}" rx="8" fill="#ffffff"/>${drawPicture(picture, x, y, side)}`,
    drawText(site, margin + 76, 60, pictureWidth - 2 * margin - 76, { size: 40, bold: true, fill: '#ffffff' }),
    content,
    '</svg>',
  ].join('');
}

/** The title at the left, and what it belongs to at the right of the same line. */
export function drawHeading(title: string, subtitle: string): string {
  const half = (pictureWidth - 2 * margin) / 2 - 10;
  return [
    drawText(title, margin, 162, half, { size: 52, bold: true }),
    drawText(subtitle, pictureWidth - margin, 162, half, { size: 34, fill: colours.muted, anchor: 'end' }),
  ].join('');
}

/** The logo of a team, or its plain shield, without letters. */
export function drawCrest(
  logos: LogoPictures,
  { logo, teamId }: ShareImageCrest,
  x: number,
  y: number,
  side: number,
): string {
  const picture = logos.get(logo);
  if (picture !== undefined) return drawPicture(picture, x, y, side);
  const { outline, ground, pattern, second } = shieldOfTeam(teamId);
  const paths = `<path fill="${ground}" d="${outline}"/><path fill="${second}" d="${pattern}"/>`;
  const edge = `<path fill="none" stroke="#00000040" stroke-width="1.5" d="${outline}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${side / 40})">${paths}${edge}</g>`;
}

/** A logo in the picture with the crests of a page, which says no more of a team than the logo's address. */
export function drawLogo(logos: LogoPictures, logo: string, x: number, y: number, side: number): string {
  const picture = logos.get(logo);
  return picture === undefined ? drawShield(x, y, side, '#94a3b8') : drawPicture(picture, x, y, side);
}

export const drawPicture = (picture: string, x: number, y: number, side: number): string =>
  `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${escapeXml(picture)}"/>`;

const drawShield = (x: number, y: number, side: number, fill: string): string =>
  `<path fill="${fill}" transform="translate(${x} ${y}) scale(${side / 256})" d="${plainShieldOutline}"/>`;

export const drawLine = (y: number): string =>
  `<path fill="${colours.line}" d="M${margin} ${y}h${pictureWidth - 2 * margin}v2H${margin}Z"/>`;
