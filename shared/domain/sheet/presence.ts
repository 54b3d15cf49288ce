/** Who is present of a team: the list that was made last. */
import type { SheetOperation } from '../schemas/sheet.ts';
import {
  type AppliedOperation,
  applied,
  markOf,
  noProtests,
  notApplied,
  type SheetContext,
  type SheetWithMatch,
  type SquadMember,
  sideOfTeam,
} from './state.ts';

type PresenceOperation = Extract<SheetOperation, { kind: 'presence' }>;

export function applyPresence(
  state: SheetWithMatch,
  { id, teamId, playerIds, underProtest = [] }: PresenceOperation,
  at: string,
  { squads }: SheetContext,
): AppliedOperation {
  const side = sideOfTeam(state, teamId);
  if (!side) return notApplied(state, 'refused', { code: 'foreign-team' });
  const present = playerIds.map((playerId) => squads[side].find((member) => member.id === playerId));
  if (present.includes(undefined)) return notApplied(state, 'refused', { code: 'player-left' });
  const players = present.flatMap((member) =>
    member?.suspension && !isProtesting(member, underProtest) ? [member] : [],
  );
  if (players.length > 0) return notApplied(state, 'refused', { code: 'suspended', players });
  const mark = markOf(at, id);
  if (mark < (state.presence[side]?.mark ?? '')) {
    return notApplied(state, 'superseded', { code: 'presence-marked-later' });
  }
  const protesting = present.flatMap((member) => (member && isProtesting(member, underProtest) ? [member.id] : []));
  return applied({
    ...state,
    presence: { ...state.presence, [side]: { value: playerIds, mark } },
    underProtest: { ...(state.underProtest ?? noProtests), [side]: protesting },
  });
}

/** Who is not on the list plays under protest, whether or not the device says so. */
const isProtesting = ({ id, awaitsApproval }: SquadMember, underProtest: readonly number[]): boolean =>
  awaitsApproval === true || underProtest.includes(id);
