/** Places and roles in words, long for who listens and short for a 56 px disc. */
import type { PitchPlace } from '#shared/domain/formations.ts';
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';

export const shortRoles: Record<PlayerPosition, string> = {
  Portero: 'POR',
  Defensa: 'DEF',
  Mediocampista: 'MED',
  Delantero: 'DEL',
};

/** 'Portero', 'Defensa izquierda': with its side where there is more than one. */
export function placeName({ role, x, y }: PitchPlace, places: readonly PitchPlace[]): string {
  const isAlone = places.filter((place) => place.y === y).length === 1;
  if (isAlone) return role;
  const side = x < 40 ? 'por izquierda' : x > 60 ? 'por derecha' : 'central';
  return `${role} ${side}`;
}
