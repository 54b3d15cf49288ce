/**
 * The plain shield of a team without a logo. Nobody chose it, so it tells no team's colours; it only tells teams apart:
 * any 16 teams that were created one after the other have 16 pairs of colours, and any 320 have 320 different shields.
 */

export interface TeamShield {
  readonly ground: string;
  readonly second: string;
  /** The colour of the letters. */
  readonly ink: string;
  /** SVG paths within 40 × 40: of the whole shield, and of the part in the second colour. */
  readonly outline: string;
  readonly pattern: string;
}

const [white, dark] = ['#ffffff', '#1c1917'];

/**
 * Pairs of colours as on jerseys; the letters can be read on both. Neighbours differ most.
 *
 * @internal
 */
export const shieldColours: readonly (readonly [ground: string, second: string, ink: string])[] = [
  ['#b91c1c', '#7f1d1d', white],
  ['#1d4ed8', '#1e3a8a', white],
  ['#facc15', '#fef9c3', dark],
  ['#166534', '#052e16', white],
  ['#f8fafc', '#fca5a5', dark],
  ['#7e22ce', '#3b0764', white],
  ['#7dd3fc', '#f0f9ff', dark],
  ['#9a3412', '#431407', white],
  ['#0f172a', '#475569', white],
  ['#fb923c', '#ffedd5', dark],
  ['#1e3a8a', '#b91c1c', white],
  ['#86efac', '#f8fafc', dark],
  ['#be185d', '#831843', white],
  ['#0e7490', '#164e63', white],
  ['#facc15', '#93c5fd', dark],
  ['#0f172a', '#b91c1c', white],
];

/** The patterns of each outline: halves, upper part, pale, sash, quarters. */
const shieldShapes = [
  {
    outline: 'M20 2 37 6.5v14C37 30 30 35.5 20 38.5 10 35.5 3 30 3 20.5v-14Z',
    patterns: [
      'M20 2 37 6.5v14C37 30 30 35.5 20 38.5Z',
      'M20 2 37 6.5V14H3V6.5Z',
      'M14 3.6 20 2l6 1.6v32.5q-3 1.5-6 2.4-3-.9-6-2.4Z',
      'M3 6.5 8 5 37 26 33 32 3 11Z',
      'M20 2v18.5H3v-14ZM20 20.5h17C37 30 30 35.5 20 38.5Z',
    ],
  },
  {
    outline: 'M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    patterns: [
      'M20 3a17 17 0 0 1 0 34Z',
      'M4.1 14a17 17 0 0 1 31.8 0Z',
      'M14 4.1a17 17 0 0 1 12 0v31.8a17 17 0 0 1-12 0Z',
      'M6 10.3 10.3 6 34 29.7 29.7 34Z',
      'M20 3v17H3a17 17 0 0 1 17-17ZM20 37V20h17a17 17 0 0 1-17 17Z',
    ],
  },
  {
    outline: 'M4 4h32v17c0 9-7 14-16 17C11 35 4 30 4 21Z',
    patterns: [
      'M20 4h16v17c0 9-7 14-16 17Z',
      'M4 4h32v10H4Z',
      'M14 4h12v31.5q-3 1.6-6 2.5-3-.9-6-2.5Z',
      'M4 4h7l23.5 22-3 5.5L4 12Z',
      'M4 4h16v17H4ZM20 21h16c0 9-7 14-16 17Z',
    ],
  },
  {
    outline: 'M20 2 36 10v20L20 38 4 30V10Z',
    patterns: [
      'M20 2 36 10v20L20 38Z',
      'M20 2 36 10v4H4v-4Z',
      'M14 5 20 2l6 3v30l-6 3-6-3Z',
      'M4 10l6-3 26 19v4l-3 1.5L4 14Z',
      'M20 2v18H4V10ZM20 20h16v10l-16 8Z',
    ],
  },
] as const;

const greyShield = { ground: '#64748b', second: '#475569', ink: white };

/** `id` is that of the team; the shield is grey without one, as of a team that is not saved yet. */
export function shieldOfTeam(id: number | null): TeamShield {
  if (id === null) return { ...greyShield, outline: shieldShapes[0].outline, pattern: shieldShapes[0].patterns[0] };
  // Each round of the colours begins one shape and one pattern further, so that equal colours have other shapes.
  const turn = id + Math.floor(id / shieldColours.length);
  const [ground, second, ink] = itemAt(shieldColours, id);
  const { outline, patterns } = itemAt(shieldShapes, turn);
  return { ground, second, ink, outline, pattern: itemAt(patterns, turn) };
}

const itemAt = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item;
