/** The formations of teams of 5 to 11, on a portrait pitch. */
import type { PlayerPosition } from '../schemas/player.ts';

/**
 * A place on the pitch. `x` and `y` are percentages from the left and from the top; the team's own goal is at the
 * bottom.
 */
export interface PitchPlace {
  /** Place 1 is the goalkeeper; the others go from back to front and, within a row, from left to right. */
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly role: PlayerPosition;
}

export interface Formation {
  /** The number of players in each row from the goal forward: '1-2-2-1'. */
  readonly name: string;
  readonly positions: readonly PitchPlace[];
}

const pitchRows: readonly { readonly role: PlayerPosition; readonly y: number }[] = [
  { role: 'Portero', y: 88 },
  { role: 'Defensa', y: 66 },
  { role: 'Mediocampista', y: 42 },
  { role: 'Delantero', y: 18 },
];

/** The usual formations of teams of each size, with the one that a new lineup begins with first. */
const usualFormations: { readonly [starters: number]: readonly string[] } = {
  5: ['1-1-2-1', '1-2-0-2', '1-2-1-1', '1-1-1-2'],
  6: ['1-2-2-1', '1-2-1-2', '1-1-2-2', '1-3-1-1'],
  7: ['1-2-3-1', '1-3-2-1', '1-2-2-2', '1-3-1-2'],
  8: ['1-3-3-1', '1-4-2-1', '1-3-2-2', '1-2-4-1'],
  9: ['1-3-3-2', '1-4-3-1', '1-3-2-3', '1-3-4-1'],
  10: ['1-4-3-2', '1-5-3-1', '1-3-3-3', '1-4-4-1'],
  11: ['1-4-4-2', '1-5-4-1', '1-4-3-3', '1-3-5-2'],
};

/** The usual formations of a team that begins with `starters` players, 5 to 11. */
export const formationsOf = (starters: number): Formation[] => (usualFormations[starters] ?? []).map(findFormation);

/** The formation that a new lineup of a team of `starters` players begins with. */
export const firstFormationName = (starters: number): string => usualFormations[starters]?.[0] ?? '';

/** How many players a formation has, the goalkeeper included: 6 in '1-2-2-1'. */
export const countOfFormation = (name: string): number =>
  name.split('-').reduce((players, inRow) => players + Number(inRow), 0);

/** The formation of a name such as '1-4-4-2', usual or not. */
export function findFormation(name: string): Formation {
  const places = name.split('-').flatMap((players, at) => {
    const { role, y } = pitchRows[at] as (typeof pitchRows)[number];
    return xPositionsOfRow(Number(players)).map((x) => ({ x, y, role }));
  });
  return { name, positions: places.map((place, at) => ({ id: at + 1, ...place })) };
}

/** The `x` of each player in a row; larger rows use the whole width. */
function xPositionsOfRow(players: number): readonly number[] {
  if (players === 1) return [50];
  const edge = Math.max(10, 38 - 10 * (players - 1));
  return Array.from({ length: players }, (_, at) => Math.round(edge + ((100 - 2 * edge) / (players - 1)) * at));
}
