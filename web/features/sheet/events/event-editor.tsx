/** Corrects an event in its place in the list: what it was, when, and whose; or removes it. */
import { useEffect, useRef, useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { storedPlayerId } from '#shared/domain/sheet/new-players.ts';
import { cardMinuteText, eventLabels } from '#shared/text/event-labels.ts';
import { otherSide, sheetEventText, sideOfEvent } from '../event-texts.ts';
import { SheetEventMark } from '../frame/event-mark.tsx';
import { MinuteStepper } from '../frame/minute-stepper.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetEvent, ShownSheet } from '../shown-sheet.ts';
import { PlayerSelect } from './player-select.tsx';

export type CorrectedFields = Partial<Pick<SheetEvent, 'teamId' | 'playerId' | 'eventType' | 'minute'>>;

interface EventEditorProps {
  readonly sheet: ShownSheet;
  readonly event: SheetEvent;
  readonly onSave: (fields: CorrectedFields) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const eventTypes = Object.keys(eventLabels) as EventType[];

export function EventEditor({ sheet, event, onSave, onRemove, onClose }: EventEditorProps) {
  const [fields, setFields] = useState<CorrectedFields>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { playerId = event.playerId } = fields;
  const edited = { ...event, ...fields, playerId: storedPlayerId(sheet, playerId) };
  const isGoal = isGoalType(edited.eventType);
  const lacksMinute = edited.minute === null && !isGoal;
  const lacksPlayer = edited.playerId === 0 && !isGoal;
  const change = (changed: CorrectedFields) => setFields({ ...fields, ...changed });
  const other = otherSide(sheet, edited);
  /** A goal goes at once, its scorer is named later; a card goes with its player. */
  const move = () => {
    const moved = { ...fields, teamId: other.teamId, playerId: 0 };
    if (isGoal && edited.minute !== null) onSave(moved);
    else setFields(moved);
  };
  return (
    <form
      ref={form}
      aria-label={`Corregir ${sheetEventText(sheet, event)}`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!lacksMinute && !lacksPlayer) onSave(fields);
      }}
      className="flex flex-col gap-2 p-2"
    >
      <div className="flex items-center justify-between gap-2">
        <span className="line-clamp-2 font-semibold leading-tight">{sideOfEvent(sheet, edited).name}</span>
        <MinuteStepper
          minute={edited.minute}
          max={sheet.rules.matchMinutes}
          onChange={(minute) => change({ minute })}
        />
      </div>
      {isGoal && edited.minute !== null && (
        <SheetButton onClick={() => change({ minute: null })} className="px-1 text-sm">
          No se sabe el minuto
        </SheetButton>
      )}
      <SheetButton onClick={move} className="px-1 text-sm">
        {`Pasar a ${other.name}`}
      </SheetButton>
      <div className="grid grid-cols-5 gap-1">
        {eventTypes.map((eventType) => (
          <button
            key={eventType}
            type="button"
            aria-pressed={edited.eventType === eventType}
            onClick={() => change({ eventType })}
            className="flex min-h-14 items-center justify-center gap-0.5 rounded-control border-2 border-input bg-surface aria-pressed:border-accent aria-pressed:bg-tint aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            <SheetEventMark eventType={eventType} />
            {eventType === 'owngoal' && (
              <span aria-hidden="true" className="font-semibold text-xs">
                e.c.
              </span>
            )}
            <span className="sr-only">{eventLabels[eventType]}</span>
          </button>
        ))}
      </div>
      {lacksMinute && <p role="alert" className="font-semibold">{`${cardMinuteText}: ponelo arriba.`}</p>}
      <PlayerSelect
        side={sideOfEvent(sheet, edited)}
        eventType={edited.eventType}
        playerId={edited.playerId}
        onChange={(playerId) => change({ playerId })}
      />
      <div className="grid grid-cols-3 gap-2">
        <SheetButton icon="trash" onClick={onRemove} className="px-1 text-sm">
          Quitar
        </SheetButton>
        <SheetButton onClick={onClose} className="px-1 text-sm">
          Cancelar
        </SheetButton>
        <SheetButton type="submit" variant="primary" className="px-1 text-sm">
          Guardar
        </SheetButton>
      </div>
    </form>
  );
}
