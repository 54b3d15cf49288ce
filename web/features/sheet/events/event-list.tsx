/** The events of the sheet, the latest first; each is corrected and removed in its place. */
import { useState } from 'react';
import { compareByMinute } from '#shared/domain/matches/running-score.ts';
import { eventToCorrect } from '#shared/domain/sheet/corrections.ts';
import { Panel } from '../frame/panel.tsx';
import { AnsweredNote } from '../problems/answered-note.tsx';
import type { AnsweredOperation } from '../queue/queued-operation.ts';
import type { SheetModel } from '../sheet-model.ts';
import type { SheetEvent } from '../shown-sheet.ts';
import { type CorrectedFields, EventEditor } from './event-editor.tsx';
import { EventRow } from './event-row.tsx';

interface EventListProps {
  readonly model: SheetModel;
  readonly isReadOnly: boolean;
  /** The event that is open for correction at first. */
  readonly edited?: SheetEvent | undefined;
  readonly onCorrect: (event: SheetEvent, fields: CorrectedFields) => void;
  readonly onRemove: (event: SheetEvent) => void;
  readonly onNameScorer: (event: SheetEvent) => void;
  /** Records a refused event anew. */
  readonly onAgain: (refused: AnsweredOperation) => void;
  readonly onClose: () => void;
}

/** An event of this phone that is not sent has the id 0, and is later than all that have one. */
const timeOfEvent = ({ minute, id }: SheetEvent) => ({ minute, id: id === 0 ? Number.MAX_SAFE_INTEGER : id });

/** Reversed before it is sorted, so that of two events that are not sent the later one comes first. */
const sortLatestFirst = (events: readonly SheetEvent[]): SheetEvent[] =>
  events.toReversed().sort((a, b) => compareByMinute(timeOfEvent(b), timeOfEvent(a)));

export function EventList({
  model,
  isReadOnly,
  edited,
  onCorrect,
  onRemove,
  onNameScorer,
  onAgain,
  onClose,
}: EventListProps) {
  const { sheet, answered: allAnswered, unsentIds, dismiss } = model;
  const [editedKey, setEditedKey] = useState<string | null>(edited ? keyOfEvent(edited) : null);
  const latestFirst = sortLatestFirst(sheet.events);
  const notesOf = (event: SheetEvent | null) =>
    allAnswered
      .filter((answered) => (event ? corrects(answered, event) : answered.content.kind === 'event'))
      .map((answered) => (
        <AnsweredNote
          key={answered.id}
          sheet={sheet}
          answered={answered}
          onDismiss={() => dismiss(answered.id)}
          onAgain={event || answered.answer.outcome !== 'refused' ? undefined : () => onAgain(answered)}
        />
      ));

  return (
    <Panel title="Eventos" onClose={onClose} isScrolling>
      {notesOf(null)}
      {latestFirst.length === 0 && <p>Todavía no hay goles ni tarjetas.</p>}
      <ul className="flex flex-col gap-2">
        {latestFirst.map((event) => (
          <li key={keyOfEvent(event)} className="rounded-control border-2 border-line bg-surface">
            {!isReadOnly && editedKey === keyOfEvent(event) ? (
              <EventEditor
                sheet={sheet}
                event={event}
                onSave={(fields) => {
                  onCorrect(event, fields);
                  setEditedKey(null);
                }}
                onRemove={() => onRemove(event)}
                onClose={() => setEditedKey(null)}
              />
            ) : (
              <EventRow
                sheet={sheet}
                event={event}
                isUnsent={event.operationId !== null && unsentIds.has(event.operationId)}
                onEdit={isReadOnly ? null : () => setEditedKey(keyOfEvent(event))}
                onNameScorer={isReadOnly ? null : () => onNameScorer(event)}
              />
            )}
            {notesOf(event)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The same before and after the server has given the event its id. */
const keyOfEvent = ({ id, operationId }: SheetEvent): string => operationId ?? String(id);

const corrects = ({ content }: AnsweredOperation, event: SheetEvent): boolean =>
  content.kind === 'correction' && eventToCorrect([event], content) !== undefined;
