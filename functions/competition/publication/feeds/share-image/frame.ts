/** The frame of every picture: its size, the band with the federation's name, and how crests are drawn. */
import { plainShieldOutline } from '#shared/domain/crests/plain-shield.ts';
import { colours, drawText, escapeXml } from './svg-text.ts';

/** The size that chats show large, in pixels. */
export const pictureWidth = 1200;
const pictureHeight = 630;
export const margin = 60;
const bandHeight = 92;

/** The pictures of logos as `data:` addresses, by their address on the site; one that is missing is drawn as a shield. */
export type LogoPictures = ReadonlyMap<string, string>;

export function drawFrame(site: string, content: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}">`,
    `<path fill="${colours.page}" d="M0 0h${pictureWidth}v${pictureHeight}H0Z"/>`,
    `<path fill="${colours.primary}" d="M0 0h${pictureWidth}v${bandHeight}H0Z"/>`,
    drawShield(margin, 20, 52, '#ffffff'),
    drawText(site, margin + 68, 60, pictureWidth - 2 * margin - 68, { size: 40, bold: true, fill: '#ffffff' }),
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

export function drawLogo(logos: LogoPictures, logo: string, x: number, y: number, side: number): string {
  const picture = logos.get(logo);
  if (picture === undefined) return drawShield(x, y, side, '#94a3b8');
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="${escapeXml(picture)}"/>`;
}

const drawShield = (x: number, y: number, side: number, fill: string): string =>
  `<path fill="${fill}" transform="translate(${x} ${y}) scale(${side / 256})" d="${plainShieldOutline}"/>`;

export const drawLine = (y: number): string =>
  `<path fill="${colours.line}" d="M${margin} ${y}h${pictureWidth - 2 * margin}v2H${margin}Z"/>`;
