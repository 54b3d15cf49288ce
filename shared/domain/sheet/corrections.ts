/** What corrections make of an event: of each field the one made last stays, in whatever order they arrive. */
import type { SheetOperation } from '../schemas/sheet.ts';
import { type EventCorrection, type MarkedValue, markOf, type SheetEvent } from './state.ts';

export type CorrectionOperation = Extract<SheetOperation, { kind: 'correction' }>;

/** The event that a correction names; undefined when the sheet does not have it. */
export const eventToCorrect = <Event extends Pick<SheetEvent, 'operationId' | 'id'>>(
  events: readonly Event[],
  { operationId, eventId }: Pick<CorrectionOperation, 'operationId' | 'eventId'>,
): Event | undefined =>
  events.find((each) => (operationId === undefined ? each.id === eventId : each.operationId === operationId));

/** The name under which the corrections of an event are kept. */
export const correctionKeyOf = ({ operationId, id }: Pick<SheetEvent, 'operationId' | 'id'>): string =>
  operationId ?? `#${id}`;

export function mergeCorrection(
  before: EventCorrection | undefined,
  { id, remove, teamId, playerId, eventType, minute }: CorrectionOperation,
  at: string,
): EventCorrection {
  const mark = markOf(at, id);
  const isRemoved = before?.isRemoved ?? remove;
  return {
    ...(isRemoved && { isRemoved }),
    ...later('teamId', before?.teamId, teamId, mark),
    ...later('playerId', before?.playerId, playerId, mark),
    ...later('eventType', before?.eventType, eventType, mark),
    ...later('minute', before?.minute, minute, mark),
  };
}

function later<Name extends string, Value>(
  name: Name,
  before: MarkedValue<Value> | undefined,
  value: Value | undefined,
  mark: string,
) {
  const isLater = value !== undefined && (before === undefined || before.mark < mark);
  const kept = isLater ? { value, mark } : before;
  return (kept ? { [name]: kept } : {}) as { [Key in Name]?: MarkedValue<Value> };
}

/**
 * The fields of a correction that the operation with this mark sets. What earlier ones set is part of the event already,
 * unless an administrator changed it since.
 */
export const fieldsWithMark = (correction: EventCorrection, mark: string): EventCorrection =>
  Object.fromEntries(
    Object.entries(correction).filter(([, value]) => typeof value === 'object' && value.mark === mark),
  );

/** The event as it is after its corrections; of one that was given to another side, nobody of the former is the player. */
export function correctedEvent(
  event: SheetEvent,
  correction: EventCorrection | undefined,
  isOfTeam: (playerId: number, teamId: number) => boolean,
): SheetEvent {
  const teamId = correction?.teamId?.value ?? event.teamId;
  const playerId = correction?.playerId?.value ?? event.playerId;
  return {
    ...event,
    teamId,
    playerId: correction?.teamId && !isOfTeam(playerId, teamId) ? 0 : playerId,
    eventType: correction?.eventType?.value ?? event.eventType,
    minute: correction?.minute ? correction.minute.value : event.minute,
  };
}
