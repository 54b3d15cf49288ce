/** The crest of a team without a logo: initials, two colours and a pattern, always the same for the same name. */
import { initialsOf } from '#shared/spanish/initials.ts';

type CrestPattern = 'plain' | 'halves' | 'band' | 'sash';

export interface CrestDesign {
  readonly initials: string;
  readonly ground: string;
  readonly second: string;
  readonly ink: string;
  readonly pattern: CrestPattern;
}

/** Pairs of colours as on jerseys; the initials have a contrast above 4.5 on both colours. */
const crestColorSchemes: readonly (readonly [ground: string, second: string, ink: string])[] = [
  ['#166534', '#14532d', '#ffffff'],
  ['#1d4ed8', '#1e3a8a', '#ffffff'],
  ['#b91c1c', '#7f1d1d', '#ffffff'],
  ['#0f172a', '#334155', '#ffffff'],
  ['#7e22ce', '#581c87', '#ffffff'],
  ['#0e7490', '#155e75', '#ffffff'],
  ['#9a3412', '#7c2d12', '#ffffff'],
  ['#be185d', '#831843', '#ffffff'],
  ['#facc15', '#fde68a', '#1c1917'],
  ['#7dd3fc', '#e0f2fe', '#0f172a'],
  ['#fb923c', '#fed7aa', '#1c1917'],
  ['#e2e8f0', '#ffffff', '#0f172a'],
];
const crestPatterns: readonly CrestPattern[] = ['plain', 'halves', 'band', 'sash'];

export function crestDesignOfTeamName(name: string): CrestDesign {
  const hash = hashOfTeamName(name);
  const [ground, second, ink] = crestColorSchemes[hash % crestColorSchemes.length] ?? ['#166534', '#14532d', '#ffffff'];
  const pattern = crestPatterns[Math.floor(hash / crestColorSchemes.length) % crestPatterns.length] ?? 'plain';
  return { initials: initialsOf(name), ground, second, ink, pattern };
}

/** The FNV-1a hash, which gives similar names very different values. */
function hashOfTeamName(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
