/** Draws a club's crest as an SVG image; the same seed always gives the same shield, colours and pattern. */
import { initialsOf } from '../../spanish/initials.ts';
import { plainShieldOutline } from './plain-shield.ts';

/** Sets of three colours: field, pattern, letters. The letters contrast with both others by more than 4.5 to 1. */
const crestColours = [
  ['#166534', '#14532d', '#ffffff'],
  ['#1d4ed8', '#1e3a8a', '#ffffff'],
  ['#b91c1c', '#7f1d1d', '#ffffff'],
  ['#0f172a', '#334155', '#ffffff'],
  ['#7e22ce', '#581c87', '#ffffff'],
  ['#0e7490', '#155e75', '#ffffff'],
  ['#9a3412', '#7c2d12', '#ffffff'],
  ['#be185d', '#831843', '#ffffff'],
  ['#1e3a8a', '#b91c1c', '#ffffff'],
  ['#14532d', '#0f172a', '#ffffff'],
  ['#facc15', '#fde68a', '#1c1917'],
  ['#7dd3fc', '#e0f2fe', '#0f172a'],
  ['#fb923c', '#fed7aa', '#1c1917'],
  ['#f8fafc', '#cbd5e1', '#0f172a'],
  ['#f8fafc', '#fca5a5', '#1c1917'],
  ['#f8fafc', '#93c5fd', '#0f172a'],
] as const;

/** Outlines of shields as SVG paths, within 256 × 256. */
const shieldOutlines = [
  'M128 10 236 40v90c0 62-44 96-108 116C64 226 20 192 20 130V40Z',
  plainShieldOutline,
  'M128 8c30 20 68 26 104 24 4 88-4 170-104 216C28 202 20 120 24 32 60 34 98 28 128 8Z',
  'M128 12a116 116 0 1 1 0 232 116 116 0 0 1 0-232Z',
] as const;

const shieldPatterns = [
  '',
  'M128 0h128v256H128Z',
  'M0 92h256v72H0Z',
  'M0 0h64L256 192v64h-64L0 64Z',
  'M256 0h-64L0 192v64h64L256 64Z',
  'M24 0h35v256H24ZM93 0h35v256H93ZM162 0h35v256h-35ZM231 0h25v256h-25Z',
  'M0 40h256v36H0ZM0 112h256v36H0ZM0 184h256v36H0Z',
  'M104 0h48v256h-48ZM0 80h256v48H0Z',
  'M0 0h128v128H0ZM128 128h128v128H128Z',
  'M0 150 128 60l128 90v70L128 130 0 220Z',
] as const;

const starOutline = 'm128 34 6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1Z';

/** Returns a function that picks an option from a list; the same seed gives the same sequence of picks. */
function createSeededChooser(seed: string) {
  let state = hashOfText(seed);
  return <T>(options: readonly [T, ...T[]] | readonly T[]): T => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    return options[(state >>> 8) % options.length] as T;
  };
}

/** The letters come from `name`, everything else from `seed`. */
export function drawCrest(name: string, seed: string): string {
  const choose = createSeededChooser(seed);
  const [field, second, ink] = choose(crestColours);
  const [outline, pattern, hasStar] = [choose(shieldOutlines), choose(shieldPatterns), choose([true, false])];
  const letters = escapeXml(initialsOf(name));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<clipPath id="s"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#s)"><path fill="${field}" d="M0 0h256v256H0Z"/><path fill="${second}" d="${pattern}"/></g>`,
    `<path fill="none" stroke="${ink}" stroke-width="6" d="${outline}" transform="translate(9 9) scale(.93)"/>`,
    `<path fill="none" stroke="#00000040" stroke-width="4" d="${outline}"/>`,
    hasStar ? `<path fill="${ink}" d="${starOutline}"/>` : '',
    `<text x="128" y="164" text-anchor="middle" font-family="Arial Narrow,Helvetica Neue,Arial,sans-serif"`,
    ` font-weight="700" font-size="96" fill="${ink}">${letters}</text></svg>`,
  ].join('');
}

const xmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => xmlEntities[character] ?? '');

/** FNV-1a hash: similar texts get very different numbers. */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
