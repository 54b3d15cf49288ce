/**
 * Assigns a team's available players to the places of a formation.: the available players of a team on the places of a
 * formation.
 */
import type { Formation } from './formations.ts';
import { preferredRole } from './preferred-role.ts';
import type { Lineup } from './schemas/lineup.ts';
import type { Player, PlayerPosition } from './schemas/player.ts';

/** The fields of a player that decide where they are placed. */
export type Candidate = Pick<
  Player,
  'id' | 'jerseyNumber' | 'position' | 'role' | 'isStarter' | 'status' | 'suspensionMatchesRemaining'
>;

export type Unavailability = 'suspended' | 'injured' | 'inactive';

type IsSuspended = (player: Candidate) => boolean;

/** For a lineup that is of no match in particular. */
const hasBan: IsSuspended = ({ suspensionMatchesRemaining }) => suspensionMatchesRemaining > 0;

/** Why a player cannot be put into a lineup, or null when he can. */
export function unavailability(player: Candidate, isSuspended: IsSuspended = hasBan): Unavailability | null {
  if (player.status !== 'active') return player.status;
  return isSuspended(player) ? 'suspended' : null;
}

/**
 * The places that can be filled, in their order. Each goes to a player whose role it is, by his own words or else by
 * his position; then to one who has that position; then to whoever plays nearest to it. Starters go first, then lower
 * numbers. Only goalkeepers stand in goal, and nowhere else.
 */
export function assignPlayers(
  { positions }: Formation,
  players: readonly Candidate[],
  isSuspended: IsSuspended = hasBan,
): Lineup['positions'] {
  const waiting = players.filter((player) => unavailability(player, isSuspended) === null).sort(byStarterThenNumber);
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

const byStarterThenNumber = (a: Candidate, b: Candidate): number =>
  Number(b.isStarter) - Number(a.isStarter) || a.jerseyNumber - b.jerseyNumber;

const fromTheBack: readonly PlayerPosition[] = ['Defensa', 'Mediocampista', 'Delantero'];

/** 0 for a player's own role, 1 for his position, then how many rows away he would stand. */
function distanceFromRole({ role: words, position }: Candidate, role: PlayerPosition): number {
  const own = preferredRole(words) ?? position;
  if (own === role) return 0;
  if (position === role) return 1;
  const [here, there] = [fromTheBack.indexOf(own), fromTheBack.indexOf(role)];
  return here < 0 || there < 0 ? Number.POSITIVE_INFINITY : 1 + Math.abs(here - there);
}
