/** Assigns a team's available players to the places of a formation. */
import type { Formation } from './formations.ts';
import { preferredRole } from './preferred-role.ts';
import type { Lineup } from './schemas/lineup.ts';
import type { Player, PlayerPosition } from './schemas/player.ts';

/** The player fields that decide which place in the formation a player gets. */
export type Candidate = Pick<
  Player,
  'id' | 'jerseyNumber' | 'position' | 'role' | 'isStarter' | 'status' | 'suspensionMatchesRemaining'
>;

export type Unavailability = 'suspended' | 'injured' | 'inactive';

type IsSuspended = (player: Candidate) => boolean;

/** The rule for a lineup of no particular match: any ban still to be served makes a player unavailable. */
const hasBan: IsSuspended = ({ suspensionMatchesRemaining }) => suspensionMatchesRemaining > 0;

/** Why a player cannot be put into a lineup; null when the player is available. */
export function unavailabilityOf(player: Candidate, isSuspended: IsSuspended = hasBan): Unavailability | null {
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
  players: readonly Candidate[],
  isSuspended: IsSuspended = hasBan,
): Lineup['positions'] {
  const waiting = players
    .filter((player) => unavailabilityOf(player, isSuspended) === null)
    .sort(compareByStarterThenNumber);
  const assigned = new Map<number, Candidate>();
  for (const misfit of [0, 1, 2, 3]) {
    for (const { id, role } of positions.filter((place) => !assigned.has(place.id))) {
      const at = waiting.findIndex((player) => distanceFromRole(player, role) === misfit);
      for (const player of at < 0 ? [] : waiting.splice(at, 1)) assigned.set(id, player);
    }
  }
  return positions.flatMap(({ id: positionId }) => {
    const playerId = assigned.get(positionId)?.id;
    return playerId === undefined ? [] : [{ positionId, playerId }];
  });
}

const compareByStarterThenNumber = (a: Candidate, b: Candidate): number =>
  Number(b.isStarter) - Number(a.isStarter) || a.jerseyNumber - b.jerseyNumber;

const rowsFromTheBack: readonly PlayerPosition[] = ['Defensa', 'Mediocampista', 'Delantero'];

/**
 * How badly a role suits a player: 0 for the preferred role, 1 for the position, else 1 plus the number of rows
 * between; infinite between goal and field.
 */
function distanceFromRole({ role: words, position }: Candidate, role: PlayerPosition): number {
  const own = preferredRole(words) ?? position;
  if (own === role) return 0;
  if (position === role) return 1;
  const [here, there] = [rowsFromTheBack.indexOf(own), rowsFromTheBack.indexOf(role)];
  return here < 0 || there < 0 ? Number.POSITIVE_INFINITY : 1 + Math.abs(here - there);
}
