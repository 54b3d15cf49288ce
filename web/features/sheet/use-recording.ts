/** What the taps on the sheet record: events, corrections, undo. */
import { useEffect, useState } from 'react';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import type { CorrectedFields } from './events/event-editor.tsx';
import { type EventEntry, targetOfEvent } from './play/event-entry.ts';
import type { AnsweredOperation } from './queue/queued-operation.ts';
import type { SheetModel } from './sheet-model.ts';
import { type SheetSide, sideOfSheet } from './sheet-sides.ts';
import type { SheetEvent } from './shown-sheet.ts';

type EventFields = Pick<SheetEvent, 'teamId' | 'playerId' | 'eventType' | 'minute'>;

/** How long an event that was taken back is in the place of the last one. */
const restorableMs = 10_000;

export function useRecording({ sheet, record, dismiss }: SheetModel) {
  const [undone, setUndone] = useState<SheetEvent | null>(null);
  useEffect(() => {
    if (!undone) return;
    const timer = setTimeout(() => setUndone(null), restorableMs);
    return () => clearTimeout(timer);
  }, [undone]);

  const recordEvent = ({ teamId, playerId, eventType, minute }: EventFields): string => {
    setUndone(null);
    return record({ kind: 'event', teamId, playerId, eventType, minute });
  };

  const entryFields = ({ teamId, eventType, minute }: EventFields) => {
    const side: MatchSide = teamId === sheet.match.awayTeamId ? 'away' : 'home';
    return { side, eventType, minute };
  };

  return {
    /** The event that was just taken back, until the next one; it can be recorded again. */
    undone,
    /** A goal is recorded at once; a card or an own goal when its player is known. */
    begin(side: SheetSide, eventType: EventType, minute: number | null): EventEntry {
      const isRecorded = eventType === 'goal';
      const recorded = isRecorded
        ? { operationId: recordEvent({ teamId: side.teamId, playerId: 0, eventType, minute }) }
        : null;
      return { side: side.side, eventType, minute, recorded, replaces: null };
    },
    /** Records the entry with its player; 0 for nobody. */
    finish(
      { side, eventType, minute: atFirst, recorded, replaces }: EventEntry,
      playerId: number,
      minute: number | null,
    ): void {
      const changed = { ...(playerId !== 0 && { playerId }), ...(minute !== null && minute !== atFirst && { minute }) };
      if (!recorded) recordEvent({ teamId: sideOfSheet(sheet, side).teamId, playerId, eventType, minute });
      else if (Object.keys(changed).length > 0) record({ kind: 'correction', ...recorded, ...changed });
      if (replaces) dismiss(replaces);
    },
    correct(event: SheetEvent, fields: CorrectedFields): void {
      if (Object.keys(fields).length > 0) record({ kind: 'correction', ...targetOfEvent(event), ...fields });
    },
    remove(event: SheetEvent): void {
      record({ kind: 'correction', ...targetOfEvent(event), remove: true });
      setUndone(event);
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
