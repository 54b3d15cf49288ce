/** The places of a team's squad: how many there are, who wears which number, and who starts. */
import type { Player } from './schemas/player.ts';
import type { Settings } from './schemas/settings.ts';

/** What of a player takes a place in his team's squad. */
export type Place = Pick<Player, 'id' | 'jerseyNumber' | 'isStarter' | 'status'>;

/** The places that are taken. */
export interface Squad {
  /** Who wears each number. */
  readonly shirts: Readonly<Record<string, number>>;
  /** Ids of those who start. */
  readonly starters: readonly number[];
}

export type SquadLimits = Pick<Settings, 'squadSize' | 'starters'>;
export type SquadProblem = 'squad-full' | 'number-taken' | 'starters-full';

/** The number a player holds: null while he is inactive, which frees his place and number and keeps his history. */
export const heldNumber = (place: Place | null): number | null =>
  place === null || place.status === 'inactive' ? null : place.jerseyNumber;

/** An inactive player starts nowhere, whatever he is marked. */
export const isStarting = (place: Place | null): boolean => heldNumber(place) !== null && place?.isStarter === true;

/**
 * Why a player cannot go from `before` (null: not in this squad) to `after`, or null when he can.
 * Only what he newly asks for is judged, so that limits lowered later never keep the rest from being saved.
 */
export function findSquadProblem(
  { shirts, starters }: Squad,
  before: Place | null,
  after: Place,
  limits: SquadLimits,
): SquadProblem | null {
  const [held, wanted] = [heldNumber(before), heldNumber(after)];
  if (wanted !== null && held === null && Object.keys(shirts).length >= limits.squadSize) return 'squad-full';
  if (wanted !== null && wanted !== held && (shirts[wanted] ?? after.id) !== after.id) return 'number-taken';
  if (isStarting(after) && !isStarting(before) && starters.length >= limits.starters) return 'starters-full';
  return null;
}
