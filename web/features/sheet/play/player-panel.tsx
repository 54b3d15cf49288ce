/** Asks which player an event belongs to; a goal is recorded already, and may stay without a scorer. */
import { useState } from 'react';
import { eventLabels } from '#shared/text/events.ts';
import { isGoal } from '../event-texts.ts';
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
  readonly onPick: (playerId: number, minute: number) => void;
  readonly onCancel: () => void;
}

export function PlayerPanel({ entry, side, events, maxMinute, onPick, onCancel }: PlayerPanelProps) {
  const [minute, setMinute] = useState(entry.minute);
  const { eventType, recorded } = entry;
  return (
    <Panel
      title={`${eventLabels[eventType]} · ${side.name}`}
      onClose={null}
      tool={<MinuteStepper minute={minute} max={maxMinute} onChange={setMinute} />}
    >
      <p className="shrink-0 font-semibold">{isGoal(eventType) ? '¿Quién lo hizo?' : '¿Para quién?'}</p>
      <NumberGrid side={side} events={events} onPick={({ id }) => onPick(id, minute)} />
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2">
        {isGoal(eventType) && (
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
