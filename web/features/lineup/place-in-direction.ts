/** Finds the place of the pitch that an arrow key moves the focus to. */
import type { PitchPlace } from '#shared/domain/squads/formations.ts';

const arrowKeyDirections: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The nearest place in the direction of an arrow key, where sideways distance counts double. Null when no place lies
 * there, and for every other key.
 */
export function findPlaceInDirection(key: string, from: PitchPlace, places: readonly PitchPlace[]): PitchPlace | null {
  const direction = arrowKeyDirections[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const reached = places
    .map((place) => {
      const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
      const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
      return { place, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((a, b) => a.cost - b.cost);
  return reached[0]?.place ?? null;
}
