/** Players who are not on their team's list and whom a sheet adds: they are on it at once, and join when they are approved. */
import { limits } from '../limits.ts';
import type { SheetOperation } from '../schemas/sheet.ts';
import {
  type AppliedOperation,
  applied,
  noProtests,
  notApplied,
  type SheetRecord,
  type SheetWithMatch,
  sideOfTeam,
} from './state.ts';

type NewPlayerOperation = Extract<SheetOperation, { kind: 'newPlayer' }>;

/**
 * By which number a device names the player whom this operation adds, until the server has told his id: negative, as no id
 * is, and another one for each operation.
 */
export const newPlayerId = (operationId: string): number => -1 - Number.parseInt(operationId.slice(-12), 16);

/** He plays under protest, whether or not somebody says who is present; a list of those present without him ends it. */
export function applyNewPlayer(state: SheetWithMatch, { id, teamId }: NewPlayerOperation): AppliedOperation {
  const side = sideOfTeam(state, teamId);
  if (!side) return notApplied(state, 'refused', { code: 'foreign-team' });
  const newPlayers = state.newPlayers ?? {};
  if (newPlayers[id]) return applied(state);
  if (!hasRoomForNewPlayer(state, teamId)) return notApplied(state, 'refused', { code: 'too-many-new-players' });
  const playerId = newPlayerId(id);
  const protests = state.underProtest ?? noProtests;
  return applied({
    ...state,
    newPlayers: { ...newPlayers, [id]: { teamId, playerId } },
    underProtest: { ...protests, [side]: [...protests[side], playerId] },
  });
}

/** The sheet after the server has given the player whom this operation has just added his id. */
export function withIdOfNewPlayer(state: SheetWithMatch, operationId: string, playerId: number): SheetWithMatch {
  const { newPlayers = {}, underProtest = noProtests } = state;
  const added = newPlayers[operationId];
  if (!added) return state;
  const named = (ids: readonly number[]) => ids.map((id) => (id === added.playerId ? playerId : id));
  return {
    ...state,
    newPlayers: { ...newPlayers, [operationId]: { ...added, playerId } },
    underProtest: { home: named(underProtest.home), away: named(underProtest.away) },
  };
}

/** Whether the sheet may add another player to the team. */
export const hasRoomForNewPlayer = ({ newPlayers = {} }: Pick<SheetRecord, 'newPlayers'>, teamId: number): boolean =>
  Object.values(newPlayers).filter((each) => each.teamId === teamId).length < limits.newPlayersOfSide;

/** The id of a player whom a device may name by the operation that added him; one that the sheet does not know stays. */
export function storedPlayerId({ newPlayers = {} }: Pick<SheetRecord, 'newPlayers'>, playerId: number): number {
  if (playerId >= 0) return playerId;
  const [, added] = Object.entries(newPlayers).find(([operationId]) => newPlayerId(operationId) === playerId) ?? [];
  return added?.playerId ?? playerId;
}

/** The operation with the players' ids. */
export function withStoredPlayers(sheet: Pick<SheetRecord, 'newPlayers'>, operation: SheetOperation): SheetOperation {
  const stored = (playerId: number) => storedPlayerId(sheet, playerId);
  switch (operation.kind) {
    case 'event':
    case 'shirt':
      return { ...operation, playerId: stored(operation.playerId) };
    case 'correction':
      return operation.playerId === undefined ? operation : { ...operation, playerId: stored(operation.playerId) };
    case 'presence': {
      const { playerIds, underProtest = [] } = operation;
      return { ...operation, playerIds: distinct(playerIds.map(stored)), underProtest: underProtest.map(stored) };
    }
    default:
      return operation;
  }
}

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Who takes the place of a player whom the sheet added, because he is that player. */
export interface Replacement {
  readonly from: number;
  readonly into: number;
  /** The number that he wore; null where it is the squad's. */
  readonly jerseyNumber: number | null;
  /** Whether he may not play this match, so that it stays under protest. */
  readonly isBarred: boolean;
}

/** The sheet with another player in the place of one whom it added: his goals, cards and presence become the other's. */
export function withPlayerReplaced(
  state: SheetWithMatch,
  { from, into, jerseyNumber, isBarred }: Replacement,
): SheetWithMatch {
  const named = (playerId: number) => (playerId === from ? into : playerId);
  const { home, away } = state.presence;
  const present = (list: typeof home) => list && { ...list, value: distinct(list.value.map(named)) };
  const protests = state.underProtest ?? noProtests;
  const protesting = (ids: readonly number[]) =>
    distinct(ids.flatMap((playerId) => (playerId === from && !isBarred ? [] : [named(playerId)])));
  const { [from]: corrected, ...others } = state.shirts ?? {};
  const worn = corrected ?? (jerseyNumber === null ? undefined : { value: jerseyNumber, mark: '' });
  return {
    ...state,
    presence: { home: present(home), away: present(away) },
    underProtest: { home: protesting(protests.home), away: protesting(protests.away) },
    shirts: worn ? { [into]: worn, ...others } : others,
    newPlayers: Object.fromEntries(
      Object.entries(state.newPlayers ?? {}).map(([operationId, added]) => [
        operationId,
        { ...added, playerId: named(added.playerId) },
      ]),
    ),
    events: state.events.map((event) => (event.playerId === from ? { ...event, playerId: into } : event)),
  };
}
