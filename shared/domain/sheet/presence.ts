/** Who is present of a team: the list that was made last. */
import type { SheetOperation } from '../schemas/sheet.ts';
import {
  type AppliedOperation,
  applied,
  markOf,
  notApplied,
  type SheetContext,
  type SheetWithMatch,
  sideOfTeam,
} from './state.ts';

type PresenceOperation = Extract<SheetOperation, { kind: 'presence' }>;

export function applyPresence(
  state: SheetWithMatch,
  { id, teamId, playerIds }: PresenceOperation,
  at: string,
  { squads }: SheetContext,
): AppliedOperation {
  const side = sideOfTeam(state, teamId);
  if (!side) return notApplied(state, 'refused', { code: 'foreign-team' });
  const present = playerIds.map((playerId) => squads[side].find((member) => member.id === playerId));
  if (present.includes(undefined)) return notApplied(state, 'refused', { code: 'player-left' });
  const players = present.flatMap((member) => (member?.suspension ? [member] : []));
  if (players.length > 0) return notApplied(state, 'refused', { code: 'suspended', players });
  const mark = markOf(at, id);
  if (mark < (state.presence[side]?.mark ?? '')) {
    return notApplied(state, 'superseded', { code: 'presence-marked-later' });
  }
  return applied({ ...state, presence: { ...state.presence, [side]: { value: playerIds, mark } } });
}
