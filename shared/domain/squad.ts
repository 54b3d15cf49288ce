/** The places of a team's squad: how many there are, who wears which number, and who starts. */
import type { Player } from './schemas/player.ts';
import type { Settings } from './schemas/settings.ts';

/** What of a player takes a place in his team's squad. */
export type SquadPlace = Pick<Player, 'id' | 'jerseyNumber' | 'isStarter' | 'status'>;

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
export const reservedNumber = (place: SquadPlace | null): number | null =>
  place === null || place.status === 'inactive' ? null : place.jerseyNumber;

/** An inactive player starts nowhere, whatever he is marked. */
export const isActiveStarter = (place: SquadPlace | null): boolean =>
  reservedNumber(place) !== null && place?.isStarter === true;

/**
 * Why a player cannot go from `before` (null: not in this squad) to `after`, or null when he can.
 * Only newly requested places are checked, so a limit that was lowered later does not block other changes (Q5).
 */
export function findSquadProblem(
  { shirts, starters }: Squad,
  before: SquadPlace | null,
  after: SquadPlace,
  limits: SquadLimits,
): SquadProblem | null {
  const [held, wanted] = [reservedNumber(before), reservedNumber(after)];
  if (wanted !== null && held === null && Object.keys(shirts).length >= limits.squadSize) return 'squad-full';
  if (wanted !== null && wanted !== held && (shirts[wanted] ?? after.id) !== after.id) return 'number-taken';
  if (isActiveStarter(after) && !isActiveStarter(before) && starters.length >= limits.starters) return 'starters-full';
  return null;
}
