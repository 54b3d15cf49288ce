/** Operations on a lineup: place a player, remove a player, fill a formation. */
import { assignPlayers, type Candidate } from '#shared/domain/assign-players.ts';
import { formations } from '#shared/domain/formations.ts';
import type { FormationName, Lineup } from '#shared/domain/schemas/lineup.ts';

export type LineupShape = Pick<Lineup, 'formation' | 'positions'>;
export type Positions = Lineup['positions'];

export const playerAt = (positions: Positions, place: number): number | undefined =>
  positions.find(({ positionId }) => positionId === place)?.playerId;

export const placeOf = (positions: Positions, player: number): number | undefined =>
  positions.find(({ playerId }) => playerId === player)?.positionId;

/**
 * Puts a player on a place. A player already there swaps places with them, or leaves the pitch if they come from the
 * bench.
 */
export function put(positions: Positions, playerId: number, positionId: number): Positions {
  const from = placeOf(positions, playerId);
  const displaced = playerAt(positions, positionId);
  const others = positions.filter((each) => each.positionId !== positionId && each.playerId !== playerId);
  const swapped =
    from !== undefined && displaced !== undefined && displaced !== playerId
      ? [{ positionId: from, playerId: displaced }]
      : [];
  return inOrder([...others, ...swapped, { positionId, playerId }]);
}

export const removePlayer = (positions: Positions, playerId: number): Positions =>
  positions.filter((each) => each.playerId !== playerId);

/** Fills the places of a formation by role. Players already on the pitch are preferred to those on the bench. */
export function assigned(
  formation: FormationName,
  positions: Positions,
  players: readonly Candidate[],
  isSuspended: (player: Candidate) => boolean,
): LineupShape {
  const found = formations.find(({ name }) => name === formation);
  if (!found) return { formation, positions };
  const standing = new Set(positions.map(({ playerId }) => playerId));
  const candidates =
    standing.size === 0 ? players : players.map((player) => ({ ...player, isStarter: standing.has(player.id) }));
  return { formation, positions: assignPlayers(found, candidates, isSuspended) };
}

export const isSame = (a: LineupShape, b: LineupShape): boolean =>
  a.formation === b.formation && JSON.stringify(inOrder(a.positions)) === JSON.stringify(inOrder(b.positions));

const inOrder = (positions: Positions): Positions =>
  [...positions]
    .sort((a, b) => a.positionId - b.positionId)
    .map(({ positionId, playerId }) => ({ positionId, playerId }));
