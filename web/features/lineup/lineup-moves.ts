/** Operations on a lineup: place a player, remove a player, fill a formation. */

import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { assignPlayers, type LineupCandidate } from '#shared/domain/squads/assign-players.ts';
import { countOfFormation, findFormation, firstFormationName } from '#shared/domain/squads/formations.ts';

export type FormationAndPositions = Pick<Lineup, 'formation' | 'positions'>;
export type LineupPositions = Lineup['positions'];

export const playerIdAtPlace = (positions: LineupPositions, place: number): number | undefined =>
  positions.find(({ positionId }) => positionId === place)?.playerId;

export const placeIdOfPlayer = (positions: LineupPositions, player: number): number | undefined =>
  positions.find(({ playerId }) => playerId === player)?.positionId;

/**
 * Puts a player on a place. If another player is there, the two swap places, or the other goes to the bench when the
 * first came from it.
 */
export function putPlayerOnPlace(positions: LineupPositions, playerId: number, positionId: number): LineupPositions {
  const from = placeIdOfPlayer(positions, playerId);
  const displaced = playerIdAtPlace(positions, positionId);
  const others = positions.filter((each) => each.positionId !== positionId && each.playerId !== playerId);
  const swapped =
    from !== undefined && displaced !== undefined && displaced !== playerId
      ? [{ positionId: from, playerId: displaced }]
      : [];
  return sortByPlace([...others, ...swapped, { positionId, playerId }]);
}

export const removePlayerFromLineup = (positions: LineupPositions, playerId: number): LineupPositions =>
  positions.filter((each) => each.playerId !== playerId);

/** Fills the places of a formation by role. Players already on the pitch are preferred to those on the bench. */
export function fillFormation(
  formation: string,
  positions: LineupPositions,
  players: readonly LineupCandidate[],
  isSuspended: (player: LineupCandidate) => boolean,
): FormationAndPositions {
  const standing = new Set(positions.map(({ playerId }) => playerId));
  const candidates =
    standing.size === 0 ? players : players.map((player) => ({ ...player, isStarter: standing.has(player.id) }));
  return { formation, positions: assignPlayers(findFormation(formation), candidates, isSuspended) };
}

/** Leaves the players on their places and fills the free ones, and those of former players, from the others. */
export function fillFreePlaces(
  formation: string,
  positions: LineupPositions,
  players: readonly LineupCandidate[],
  isSuspended: (player: LineupCandidate) => boolean,
): FormationAndPositions {
  const whole = findFormation(formation);
  const kept = positions.filter(({ playerId }) => players.some(({ id }) => id === playerId));
  const free = whole.positions.filter(({ id }) => playerIdAtPlace(kept, id) === undefined);
  const waiting = players.filter(({ id }) => placeIdOfPlayer(kept, id) === undefined);
  const added = assignPlayers({ ...whole, positions: free }, waiting, isSuspended);
  return { formation, positions: sortByPlace([...kept, ...added]) };
}

/** The lineup for teams of `starters` players; one of another size keeps the players whose places there are. */
export const lineupOfSize = <L extends FormationAndPositions>(lineup: L, starters: number): L =>
  countOfFormation(lineup.formation) === starters
    ? lineup
    : {
        ...lineup,
        formation: firstFormationName(starters),
        positions: lineup.positions.filter(({ positionId }) => positionId <= starters),
      };

export const isSameLineup = (a: FormationAndPositions, b: FormationAndPositions): boolean =>
  a.formation === b.formation && JSON.stringify(sortByPlace(a.positions)) === JSON.stringify(sortByPlace(b.positions));

const sortByPlace = (positions: LineupPositions): LineupPositions =>
  [...positions]
    .sort((a, b) => a.positionId - b.positionId)
    .map(({ positionId, playerId }) => ({ positionId, playerId }));
