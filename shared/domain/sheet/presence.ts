/** Who is present of a team: the list that was made last. */
import { joinNames } from '../../spanish/numbers.ts';
import type { SheetOperation } from '../schemas/sheet.ts';
import {
  type AppliedOperation,
  applied,
  markOf,
  notApplied,
  type SheetContext,
  type SheetState,
  sideOfTeam,
} from './state.ts';

type PresenceOperation = Extract<SheetOperation, { kind: 'presence' }>;

export function applyPresence(
  state: SheetState,
  { id, teamId, playerIds }: PresenceOperation,
  at: string,
  { squads }: SheetContext,
): AppliedOperation {
  const side = sideOfTeam(state, teamId);
  if (!side) return notApplied(state, 'refused', 'Ese equipo no juega este partido.');
  const present = playerIds.map((playerId) => squads[side].find((member) => member.id === playerId));
  if (present.includes(undefined)) return notApplied(state, 'refused', 'Uno de los jugadores ya no es del equipo.');
  const suspended = present.filter((member) => member?.suspension);
  if (suspended.length > 0) {
    const names = joinNames(suspended.map((member) => `${member?.firstName} ${member?.lastName}`));
    const message = `${names} no ${suspended.length === 1 ? 'puede' : 'pueden'} jugar por suspensión.`;
    return notApplied(state, 'refused', message);
  }
  const mark = markOf(at, id);
  if (mark < (state.presence[side]?.mark ?? '')) {
    return notApplied(state, 'superseded', 'Otro dispositivo marcó después quiénes están.');
  }
  return applied({ ...state, presence: { ...state.presence, [side]: { value: playerIds, mark } } });
}
