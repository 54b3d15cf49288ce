/** The limits of a team's squad: its size, its shirt numbers and its starters. */
import type { Player } from './schemas/player.ts';
import type { Settings } from './schemas/settings.ts';

/** The player fields that the limits of a squad depend on. */
export type SquadPlayerFields = Pick<Player, 'id' | 'jerseyNumber' | 'isStarter' | 'status'>;

/** The shirt numbers and starting places of a team that are already taken. */
export interface Squad {
  /** The id of the player who wears each number. */
  readonly shirts: Readonly<Record<string, number>>;
  /** Ids of the players who start. */
  readonly starters: readonly number[];
}

export type SquadLimits = Pick<Settings, 'squadSize' | 'starters'>;
export type SquadProblem = 'squad-full' | 'number-taken' | 'starters-full';

/** The shirt number that a player takes; null for an inactive player, who takes neither a number nor a place. */
export const reservedShirtNumber = (place: SquadPlayerFields | null): number | null =>
  place === null || place.status === 'inactive' ? null : place.jerseyNumber;

/** Whether a player takes a starting place; an inactive player never does, even when marked as a starter. */
export const isActiveStarter = (place: SquadPlayerFields | null): boolean =>
  reservedShirtNumber(place) !== null && place?.isStarter === true;

/**
 * Why a player cannot change from `before` (null: not in this squad) to `after`; null when it is allowed. Only places
 * that are newly taken are checked, so a limit that was lowered later does not block other changes.
 */
export function findSquadProblem(
  { shirts, starters }: Squad,
  before: SquadPlayerFields | null,
  after: SquadPlayerFields,
  limits: SquadLimits,
): SquadProblem | null {
  const [held, wanted] = [reservedShirtNumber(before), reservedShirtNumber(after)];
  if (wanted !== null && held === null && Object.keys(shirts).length >= limits.squadSize) return 'squad-full';
  if (wanted !== null && wanted !== held && (shirts[wanted] ?? after.id) !== after.id) return 'number-taken';
  if (isActiveStarter(after) && !isActiveStarter(before) && starters.length >= limits.starters) return 'starters-full';
  return null;
}
