/** The numbers on the shirts of this match, where they differ from the squad's. */
import type { SheetOperation } from '../schemas/sheet.ts';
import { squadTest } from './events.ts';
import {
  type AppliedOperation,
  applied,
  markOf,
  notApplied,
  type SheetContext,
  type SheetRecord,
  type SheetWithMatch,
  sideOfTeam,
} from './state.ts';

type ShirtOperation = Extract<SheetOperation, { kind: 'shirt' }>;

export function applyShirt(
  state: SheetWithMatch,
  { id, teamId, playerId, jerseyNumber }: ShirtOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  if (!sideOfTeam(state, teamId)) return notApplied(state, 'refused', { code: 'foreign-team' });
  if (!squadTest(state, context)(playerId, teamId)) return notApplied(state, 'refused', { code: 'player-left' });
  const mark = markOf(at, id);
  const shirts = state.shirts ?? {};
  // The number that was given last stays, whichever arrives first.
  if (mark < (shirts[playerId]?.mark ?? '')) return applied(state);
  return applied({ ...state, shirts: { ...shirts, [playerId]: { value: jerseyNumber, mark } } });
}

/** The player with the number that he has in this match. */
export const withShirt = <Player extends { readonly id: number; readonly jerseyNumber: number }>(
  player: Player,
  { shirts }: Pick<SheetRecord, 'shirts'>,
): Player => ({ ...player, jerseyNumber: shirts?.[player.id]?.value ?? player.jerseyNumber });
