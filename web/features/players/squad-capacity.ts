/** How full a team's squad is: number of players, starters and free shirt numbers, also as text. */
import type { Player } from '#shared/domain/schemas/player.ts';
import { defaultSettings, type Settings } from '#shared/domain/schemas/settings.ts';
import { isActiveStarter, lowestFreeShirtNumber, reservedShirtNumber } from '#shared/domain/squads/squad.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';

type SquadLimits = Pick<Settings, 'squadSize' | 'starters'>;

export interface SquadCapacity {
  /** Number of players who count for the limit: all except inactive ones. */
  readonly size: number;
  readonly starters: number;
  readonly limits: SquadLimits;
  readonly isFull: boolean;
  readonly hasAllStarters: boolean;
  readonly lowestFreeNumber: number;
  readonly isTaken: (jerseyNumber: number) => boolean;
}

/** @param except id of a player who is not counted, for example the one being edited */
export function computeSquadCapacity(
  players: readonly Player[],
  settings: SquadLimits = defaultSettings,
  except = 0,
): SquadCapacity {
  const others = players.filter(({ id }) => id !== except);
  const numbers = new Set(others.map(reservedShirtNumber).filter((number) => number !== null));
  const size = numbers.size;
  const starters = others.filter(isActiveStarter).length;
  return {
    size,
    starters,
    limits: settings,
    isFull: size >= settings.squadSize,
    hasAllStarters: starters >= settings.starters,
    lowestFreeNumber: lowestFreeShirtNumber(numbers),
    isTaken: (jerseyNumber) => numbers.has(jerseyNumber),
  };
}

/** For example '10 de 12 jugadores · 6 de 6 titulares'. */
export function squadCapacityText({ size, starters, limits: most }: SquadCapacity): string {
  return `${size} de ${formatPlural(most.squadSize, 'jugador', 'jugadores')} · ${starters} de ${formatPlural(most.starters, 'titular', 'titulares')}`;
}
