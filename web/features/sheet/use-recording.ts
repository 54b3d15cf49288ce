/** What the taps on the sheet record: events, corrections, undo. */
import { useEffect, useState } from 'react';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import type { CorrectedFields } from './events/event-editor.tsx';
import type { Doubled, OwnEvents } from './own-events.ts';
import { type EventEntry, targetOfEvent } from './play/event-entry.ts';
import type { AnsweredOperation } from './queue/queued-operation.ts';
import type { SheetModel } from './sheet-model.ts';
import { type SheetSide, sideOfSheet } from './sheet-sides.ts';
import type { SheetEvent } from './shown-sheet.ts';

type EventFields = Pick<SheetEvent, 'teamId' | 'playerId' | 'eventType' | 'minute'>;

/** How long an event that was taken back is in the place of the last one. */
const restorableMs = 10_000;

export function useRecording({ sheet, record, dismiss }: SheetModel, own: OwnEvents) {
  const [undone, setUndone] = useState<SheetEvent | null>(null);
  useEffect(() => {
    if (!undone) return;
    const timer = setTimeout(() => setUndone(null), restorableMs);
    return () => clearTimeout(timer);
  }, [undone]);

  const recordEvent = ({ teamId, playerId, eventType, minute }: EventFields, isDistinct = false): string => {
    setUndone(null);
    const operationId = record({ kind: 'event', teamId, playerId, eventType, minute });
    own.add(operationId, isDistinct);
    return operationId;
  };

  const entryFields = ({ teamId, eventType, minute }: EventFields) => {
    const side: MatchSide = teamId === sheet.match.awayTeamId ? 'away' : 'home';
    return { side, eventType, minute };
  };

  return {
    /** The event that was just taken back, until the next one; it can be recorded again. */
    undone,
    /**
     * A goal is recorded at once; a card or an own goal when its player is known. `isDistinct`: somebody has said that it
     * is not the one that another phone has recorded.
     */
    begin(side: SheetSide, eventType: EventType, minute: number | null, isDistinct = false): EventEntry {
      const isRecorded = eventType === 'goal';
      const recorded = isRecorded
        ? { operationId: recordEvent({ teamId: side.teamId, playerId: 0, eventType, minute }, isDistinct) }
        : null;
      return { side: side.side, eventType, minute, recorded, replaces: null };
    },
    /** Records the entry with its player; 0 for nobody. */
    finish(
      { side, eventType, minute: atFirst, recorded, replaces }: EventEntry,
      playerId: number,
      minute: number | null,
      isDistinct = false,
    ): void {
      const { teamId } = sideOfSheet(sheet, side);
      const changed = {
        ...(playerId !== 0 && { teamId, playerId }),
        ...(minute !== null && minute !== atFirst && { minute }),
      };
      if (!recorded) recordEvent({ teamId, playerId, eventType, minute }, isDistinct);
      else if (Object.keys(changed).length > 0) record({ kind: 'correction', ...recorded, ...changed });
      if (replaces) dismiss(replaces);
    },
    correct(event: SheetEvent, fields: CorrectedFields): void {
      if (Object.keys(fields).length === 0) return;
      const { teamId = event.teamId, playerId } = fields;
      record({ kind: 'correction', ...targetOfEvent(event), ...fields, ...(playerId && { teamId }) });
    },
    /** Gives a recorded goal, whose scorer is being asked for, to the other side. */
    move({ recorded, side, ...entry }: EventEntry): EventEntry {
      const other: MatchSide = side === 'home' ? 'away' : 'home';
      const { teamId } = sideOfSheet(sheet, other);
      if (recorded) record({ kind: 'correction', ...recorded, teamId, playerId: 0 });
      return { ...entry, recorded, side: other };
    },
    remove(event: SheetEvent): void {
      record({ kind: 'correction', ...targetOfEvent(event), remove: true });
      setUndone(event);
    },
    /** Takes this phone's event back in favour of the other phone's, which gets its player if it has none. */
    unite({ event, twin }: Doubled): void {
      const isNamedHere = twin.playerId === 0 && event.playerId !== 0;
      const { teamId, playerId } = event;
      if (isNamedHere) record({ kind: 'correction', ...targetOfEvent(twin), teamId, playerId });
      record({ kind: 'correction', ...targetOfEvent(event), remove: true });
    },
    restore(): void {
      if (undone) recordEvent(undone);
    },
    /** Asks who scored a goal that is recorded. */
    entryOf: (event: SheetEvent): EventEntry => ({
      ...entryFields(event),
      recorded: targetOfEvent(event),
      replaces: null,
    }),
    /** Asks anew for the player of an event that the server refused. */
    entryOfRefused: ({ id, content }: AnsweredOperation): EventEntry | null =>
      content.kind === 'event' ? { ...entryFields(content), recorded: null, replaces: id } : null,
  };
}
