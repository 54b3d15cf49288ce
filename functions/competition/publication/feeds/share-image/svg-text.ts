/** Texts in the SVG of a picture, fitted into the width they have by the widths of the face's characters. */
import { latinText } from './latin-text.ts';

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** The name by which the face in both weights is found; rasterize.ts loads it. */
export const face = 'Archivo Narrow';

export const colours = {
  page: '#fafaf7',
  line: '#e5e5dc',
  text: '#0f172a',
  muted: '#475569',
  primary: '#166534',
  live: '#dc2626',
} as const;

/** One line of text at the baseline `y`, shortened with '…' where it is wider than `maxWidth` pixels. */
export function drawText(text: string, x: number, y: number, maxWidth: number, style: TextStyle): string {
  const { size, bold = false, fill = colours.text, anchor = 'start' } = style;
  const fitted = shorten(drawable(text), maxWidth / size);
  if (fitted === '') return '';
  return `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${bold ? 700 : 500}" fill="${fill}" text-anchor="${anchor}">${escapeXml(fitted)}</text>`;
}

/** Cuts a name at a space into at most two lines; the second keeps whatever does not fit, to be shortened. */
export function twoLines(text: string, maxWidth: number, size: number): readonly string[] {
  const words = drawable(text).split(' ');
  const most = maxWidth / size;
  if (widthOf(words.join(' ')) <= most) return [words.join(' ')];
  const fitting = words.findLastIndex((_, at) => at > 0 && widthOf(words.slice(0, at).join(' ')) <= most);
  return fitting < 1 ? [words.join(' ')] : [words.slice(0, fitting).join(' '), words.slice(fitting).join(' ')];
}

/** The width of a text in pixels, at least that of either weight. */
export const textWidth = (text: string, size: number): number => widthOf(drawable(text)) * size;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const drawable = (text: string): string => latinText(text).replace(/ +/g, ' ').trim();

/** The beginning of a text that is at most `most` font sizes wide. */
function shorten(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const characters = [...text];
  const kept = characters.findLastIndex((_, at) => widthOf(`${characters.slice(0, at).join('')}…`) <= most);
  return `${characters.slice(0, Math.max(kept, 1)).join('').trimEnd()}…`;
}

/** Widths of the bold characters in parts of the font size, rounded up; the first pattern that fits counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[mMW…@%]/, 0.82],
  [/[wGOQ]/, 0.64],
  [/[ijlI .,·/']/, 0.23],
  [/[ft():r-]/, 0.32],
  [/[a-z0-9áéíóúñü–"+FLTZ]/, 0.5],
];
const widthOfOthers = 0.6;

const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + widthOfCharacter(each), 0);

const widthOfCharacter = (character: string): number =>
  widths.find(([pattern]) => pattern.test(character))?.[1] ?? widthOfOthers;
