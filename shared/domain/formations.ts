/** The formations of a team of six, on a portrait pitch. */
import type { FormationName } from './schemas/lineup.ts';
import type { PlayerPosition } from './schemas/player.ts';

/** A place on the pitch: percentages from its left and its top; the own goal is at the bottom. */
export interface PitchPlace {
  /** 1 is the goalkeeper; 2 to 6 go from back to front, left to right. */
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly role: PlayerPosition;
}

export interface Formation {
  readonly name: FormationName;
  readonly label: string;
  readonly positions: readonly PitchPlace[];
}

const rows: readonly { readonly role: PlayerPosition; readonly y: number }[] = [
  { role: 'Portero', y: 88 },
  { role: 'Defensa', y: 66 },
  { role: 'Mediocampista', y: 42 },
  { role: 'Delantero', y: 18 },
];

/** Where so many stand beside each other. */
const spread: { readonly [players: string]: readonly number[] } = { 1: [50], 2: [28, 72], 3: [18, 50, 82] };

/** The name says how many stand in each row, from the goal up: '1-2-2-1'. */
function formation(name: FormationName, label: string): Formation {
  const places = name.split('-').flatMap((players, at) => {
    const { role, y } = rows[at] as (typeof rows)[number];
    return (spread[players] ?? []).map((x) => ({ x, y, role }));
  });
  return { name, label, positions: places.map((place, at) => ({ id: at + 1, ...place })) };
}

export const formations: readonly Formation[] = [
  formation('1-2-2-1', 'Equilibrado'),
  formation('1-2-1-2', 'Ofensivo'),
  formation('1-1-2-2', 'Ultra Ofensivo'),
  formation('1-3-1-1', 'Defensivo'),
];
