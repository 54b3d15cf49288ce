/** Goals and cards on a sheet: devices add them, and nothing that one recorded overwrites what another did. */

import { limits } from '../limits.ts';
import { isGoalType } from '../matches/goal-types.ts';
import type { SheetOperation } from '../schemas/sheet.ts';
import { correctedEvent } from './corrections.ts';
import { withEvents } from './in-play.ts';
import type { SheetReason } from './reasons.ts';
import {
  type AppliedOperation,
  applied,
  notApplied,
  type SheetContext,
  type SheetEvent,
  type SheetWithMatch,
  sideOfTeam,
} from './state.ts';

type EventOperation = Extract<SheetOperation, { kind: 'event' }>;

/** Whether a player is of the team's squad. */
export const squadTest =
  (state: SheetWithMatch, { squads }: Pick<SheetContext, 'squads'>) =>
  (playerId: number, teamId: number): boolean => {
    const side = sideOfTeam(state, teamId);
    return side !== undefined && squads[side].some(({ id }) => id === playerId);
  };

/** Why an event cannot be on the sheet; null when it can. */
export function problemOfEvent(
  state: SheetWithMatch,
  { teamId, playerId, eventType, minute }: Omit<SheetEvent, 'id' | 'operationId' | 'at'>,
  context: SheetContext,
): SheetReason | null {
  const { rules } = context;
  if (!sideOfTeam(state, teamId)) return { code: 'foreign-team' };
  const isGoal = isGoalType(eventType);
  if (playerId === 0 && !isGoal) return { code: 'card-without-player' };
  if (playerId !== 0 && !squadTest(state, context)(playerId, teamId)) return { code: 'foreign-player' };
  if (minute === null && !isGoal) return { code: 'card-without-minute' };
  if (minute !== null && minute > rules.matchMinutes)
    return { code: 'minute-too-late', matchMinutes: rules.matchMinutes };
  return null;
}

export function applyEvent(
  state: SheetWithMatch,
  { id: operationId, teamId, playerId, eventType, minute }: EventOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  const recorded: SheetEvent = { id: 0, operationId, at, teamId, playerId, eventType, minute };
  const problem = problemOfEvent(state, recorded, context);
  if (problem) return notApplied(state, 'refused', problem);
  const correction = state.corrections[operationId];
  if (correction?.isRemoved) return applied(withEvents(state, state.events));
  if (state.events.length >= limits.eventsOfMatch) {
    return notApplied(state, 'refused', { code: 'too-many-events' });
  }
  const corrected = correctedEvent(recorded, correction, squadTest(state, context));
  const event = problemOfEvent(state, corrected, context) ? recorded : corrected;
  return applied(withEvents(state, [...state.events, event]));
}
