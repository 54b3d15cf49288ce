/** The formations of a team of six, on a portrait pitch. */
import type { FormationName } from './schemas/lineup.ts';
import type { PlayerPosition } from './schemas/player.ts';

/**
 * A place on the pitch. `x` and `y` are percentages from the left and from the top; the team's own goal is at the
 * bottom.
 */
export interface PitchPlace {
  /** Place 1 is the goalkeeper; places 2 to 6 go from back to front and, within a row, from left to right. */
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

const pitchRows: readonly { readonly role: PlayerPosition; readonly y: number }[] = [
  { role: 'Portero', y: 88 },
  { role: 'Defensa', y: 66 },
  { role: 'Mediocampista', y: 42 },
  { role: 'Delantero', y: 18 },
];

/** The `x` of each player in a row, by the number of players in the row. */
const xPositionsByRowSize: { readonly [players: string]: readonly number[] } = {
  1: [50],
  2: [28, 72],
  3: [18, 50, 82],
};

/** Builds a formation from its name, which gives the number of players in each row from the goal forward: '1-2-2-1'. */
function buildFormation(name: FormationName, label: string): Formation {
  const places = name.split('-').flatMap((players, at) => {
    const { role, y } = pitchRows[at] as (typeof pitchRows)[number];
    return (xPositionsByRowSize[players] ?? []).map((x) => ({ x, y, role }));
  });
  return { name, label, positions: places.map((place, at) => ({ id: at + 1, ...place })) };
}

export const formations: readonly Formation[] = [
  buildFormation('1-2-2-1', 'Equilibrado'),
  buildFormation('1-2-1-2', 'Ofensivo'),
  buildFormation('1-1-2-2', 'Ultra Ofensivo'),
  buildFormation('1-3-1-1', 'Defensivo'),
];
