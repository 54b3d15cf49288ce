/** Assigns a team's available players to the places of a formation. */

import type { Lineup } from '../schemas/lineup.ts';
import type { Player, PlayerPosition } from '../schemas/player.ts';
import type { Formation } from './formations.ts';
import { readPreferredRole } from './preferred-role.ts';

/** The player fields that decide which place in the formation a player gets. */
export type LineupCandidate = Pick<
  Player,
  'id' | 'jerseyNumber' | 'position' | 'role' | 'isStarter' | 'status' | 'suspensionMatchesRemaining'
>;

export type Unavailability = 'suspended' | 'injured' | 'inactive';

type IsSuspended = (player: LineupCandidate) => boolean;

/** The rule for a lineup of no particular match: any ban still to be served makes a player unavailable. */
const hasUnservedBan: IsSuspended = ({ suspensionMatchesRemaining }) => suspensionMatchesRemaining > 0;

/** Why a player cannot be put into a lineup; null when the player is available. */
export function unavailabilityOf(
  player: LineupCandidate,
  isSuspended: IsSuspended = hasUnservedBan,
): Unavailability | null {
  if (player.status !== 'active') return player.status;
  return isSuspended(player) ? 'suspended' : null;
}

/**
 * Fills as many places as possible and lists them in the formation's order. A player's own role is the preferred one
 * or, when the player prefers none, the position. A place goes first to a player whose own role it is, then to
 * a player of that position, then to the player of the nearest row. Starters come first, then lower shirt numbers. Only
 * goalkeepers are put in goal, and only there.
 */
export function assignPlayers(
  { positions }: Formation,
  players: readonly LineupCandidate[],
  isSuspended: IsSuspended = hasUnservedBan,
): Lineup['positions'] {
  const waiting = players
    .filter((player) => unavailabilityOf(player, isSuspended) === null)
    .sort(compareByStarterThenNumber);
  const assigned = new Map<number, LineupCandidate>();
  for (const misfit of [0, 1, 2, 3]) {
    for (const { id, role } of positions.filter((place) => !assigned.has(place.id))) {
      const at = waiting.findIndex((player) => misfitOfPlayerInRole(player, role) === misfit);
      for (const player of at < 0 ? [] : waiting.splice(at, 1)) assigned.set(id, player);
    }
  }
  return positions.flatMap(({ id: positionId }) => {
    const playerId = assigned.get(positionId)?.id;
    return playerId === undefined ? [] : [{ positionId, playerId }];
  });
}

const compareByStarterThenNumber = (a: LineupCandidate, b: LineupCandidate): number =>
  Number(b.isStarter) - Number(a.isStarter) || a.jerseyNumber - b.jerseyNumber;

const fieldRowsFromTheBack: readonly PlayerPosition[] = ['Defensa', 'Mediocampista', 'Delantero'];

/**
 * How badly a role suits a player: 0 for the preferred role, 1 for the position, else 1 plus the number of rows
 * between; infinite between goal and field. A player of unknown position suits every place in the field as badly as can be.
 */
function misfitOfPlayerInRole({ role: words, position }: LineupCandidate, role: PlayerPosition): number {
  const own = readPreferredRole(words) ?? position;
  if (own === role) return 0;
  if (position === role) return 1;
  if (own === null) return role === 'Portero' ? Number.POSITIVE_INFINITY : 3;
  const [here, there] = [fieldRowsFromTheBack.indexOf(own), fieldRowsFromTheBack.indexOf(role)];
  return here < 0 || there < 0 ? Number.POSITIVE_INFINITY : 1 + Math.abs(here - there);
}
