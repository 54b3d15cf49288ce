/**
 * Spanish names of places and roles: full ones for screen readers, three-letter ones for the small disc on the pitch.
 */

import type { PlayerPosition } from '#shared/domain/schemas/player.ts';
import type { PitchPlace } from '#shared/domain/squads/formations.ts';
import { positionText } from '#shared/text/labels.ts';

export const shortRoleNames: Record<PlayerPosition, string> = {
  Portero: 'ARQ',
  Defensa: 'DEF',
  Mediocampista: 'MED',
  Delantero: 'DEL',
};

/**
 * The name of a place: 'Arquero', or with its side when the formation has several places in that line, as in 'Defensa
 * por izquierda'.
 */
export function formatPlaceName({ role, x, y }: PitchPlace, places: readonly PitchPlace[]): string {
  const isAlone = places.filter((place) => place.y === y).length === 1;
  if (isAlone) return positionText(role);
  const side = x < 40 ? 'por izquierda' : x > 60 ? 'por derecha' : 'central';
  return `${positionText(role)} ${side}`;
}
