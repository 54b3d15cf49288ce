/** Asks which player an event belongs to; a goal is recorded already, and may stay without a scorer. */
import { useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import { cardMinuteText, eventLabels } from '#shared/text/event-labels.ts';
import { MinuteStepper } from '../frame/minute-stepper.tsx';
import { Panel } from '../frame/panel.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetSide } from '../sheet-sides.ts';
import type { SheetEvent } from '../shown-sheet.ts';
import type { EventEntry } from './event-entry.ts';
import { NumberGrid } from './number-grid.tsx';

interface PlayerPanelProps {
  readonly entry: EventEntry;
  readonly side: SheetSide;
  readonly events: readonly SheetEvent[];
  readonly maxMinute: number;
  /** With `playerId` 0 when nobody is named. */
  readonly onPick: (playerId: number, minute: number | null) => void;
  readonly onCancel: () => void;
}

export function PlayerPanel({ entry, side, events, maxMinute, onPick, onCancel }: PlayerPanelProps) {
  const [minute, setMinute] = useState(entry.minute);
  const { eventType, recorded } = entry;
  const lacksMinute = minute === null && !isGoalType(eventType);
  return (
    <Panel
      title={`${eventLabels[eventType]} · ${side.name}`}
      onClose={null}
      tool={<MinuteStepper minute={minute} max={maxMinute} onChange={setMinute} />}
    >
      <p className="shrink-0 font-semibold">
        {isGoalType(eventType) ? '¿Quién lo hizo?' : lacksMinute ? `${cardMinuteText}: ponelo arriba.` : '¿Para quién?'}
      </p>
      {!lacksMinute && <NumberGrid side={side} events={events} onPick={({ id }) => onPick(id, minute)} />}
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2">
        {isGoalType(eventType) && (
          <SheetButton onClick={() => onPick(0, minute)} className="px-2">
            {recorded ? 'Poner el autor después' : 'No se sabe'}
          </SheetButton>
        )}
        {!recorded && (
          <SheetButton onClick={onCancel} className="px-2">
            Cancelar
          </SheetButton>
        )}
      </div>
    </Panel>
  );
}
