/** An event whose player is being asked for. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { MatchSide, SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetEvent } from '#shared/domain/sheet/state.ts';

type Correction = Extract<SheetOperation, { kind: 'correction' }>;
/** How a correction names its event. */
export type EventTarget = Pick<Correction, 'operationId' | 'eventId'>;

export interface EventEntry {
  readonly side: MatchSide;
  readonly eventType: EventType;
  readonly minute: number | null;
  /** The event, if it is recorded already: a goal is at the first tap, before its scorer is known. */
  readonly recorded: EventTarget | null;
  /** The refused operation that this one is recorded in place of. */
  readonly replaces: string | null;
}

export const targetOfEvent = ({ operationId, id }: Pick<SheetEvent, 'operationId' | 'id'>): EventTarget =>
  operationId === null ? { eventId: id } : { operationId };
