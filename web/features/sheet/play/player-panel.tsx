/** Asks which player an event belongs to; a goal is recorded already, and may stay without a scorer. */
import { useState } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import { cardMinuteText, eventLabels } from '#shared/text/event-labels.ts';
import { MinuteStepper } from '../frame/minute-stepper.tsx';
import { Panel } from '../frame/panel.tsx';
import { Question } from '../frame/question.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { OwnEvents } from '../own-events.ts';
import { type NewPlayer, NewPlayerForm } from '../presence/new-player-form.tsx';
import type { SheetSide } from '../sheet-sides.ts';
import type { SheetPlayer, ShownSheet } from '../shown-sheet.ts';
import { type Doubt, doubtAbout } from './doubts.ts';
import type { EventEntry } from './event-entry.ts';
import { NumberGrid } from './number-grid.tsx';

interface PlayerPanelProps {
  readonly entry: EventEntry;
  readonly side: SheetSide;
  readonly sheet: ShownSheet;
  /** The server's time in milliseconds since the epoch. */
  readonly now: number;
  readonly isOwn: OwnEvents['isOwn'];
  /** With `playerId` 0 when nobody is named, and with the doubt to which somebody said yes. */
  readonly onPick: (playerId: number, minute: number | null, doubt?: Doubt) => void;
  /** Adds a player who is not on the team's list, and records the event as his. */
  readonly onNewPlayer: (player: NewPlayer, minute: number | null) => void;
  /** Gives the recorded goal to the other side, with this name. */
  readonly onMove: () => void;
  readonly otherName: string;
  readonly onCancel: () => void;
}

export function PlayerPanel({ entry, side, sheet, now, isOwn, onPick, otherName, ...actions }: PlayerPanelProps) {
  const { onNewPlayer, onMove, onCancel } = actions;
  const [isExtending, setIsExtending] = useState(false);
  const [minute, setMinute] = useState(entry.minute);
  const [doubted, setDoubted] = useState<{ readonly player: SheetPlayer; readonly doubt: Doubt } | null>(null);
  const { eventType, recorded } = entry;
  const lacksMinute = minute === null && !isGoalType(eventType);
  const pick = (player: SheetPlayer) => {
    const doubt = doubtAbout(sheet, side, player, { ...entry, minute }, now, isOwn);
    if (doubt) setDoubted({ player, doubt });
    else onPick(player.id, minute);
  };
  if (isExtending) {
    return (
      <NewPlayerForm
        side={side}
        sheet={sheet}
        onSave={(player) => onNewPlayer(player, minute)}
        onClose={() => setIsExtending(false)}
      />
    );
  }
  if (doubted) {
    const { player, doubt } = doubted;
    return (
      <Panel title={`${eventLabels[eventType]} · ${side.name}`} onClose={null}>
        <Question
          question={doubt.question}
          yes={{ label: doubt.yes, onPress: () => onPick(player.id, minute, doubt) }}
          no={{ label: doubt.no, onPress: doubt.isTwin ? onCancel : () => setDoubted(null) }}
        />
      </Panel>
    );
  }
  return (
    <Panel
      title={`${eventLabels[eventType]} · ${side.name}`}
      question={
        isGoalType(eventType) ? '¿Quién lo hizo?' : lacksMinute ? `${cardMinuteText}: ponelo al lado.` : '¿Para quién?'
      }
      onClose={null}
      isScrolling
      tool={<MinuteStepper minute={minute} max={sheet.rules.matchMinutes} onChange={setMinute} />}
    >
      {!lacksMinute && <NumberGrid side={side} events={sheet.events} onPick={pick} />}
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2">
        {isGoalType(eventType) && (
          <SheetButton onClick={() => onPick(0, minute)} className="px-1 text-sm">
            {recorded ? 'Poner el autor después' : 'No se sabe'}
          </SheetButton>
        )}
        {recorded && (
          <SheetButton onClick={onMove} className="px-1 text-sm">
            <span className="line-clamp-2">{`Fue de ${otherName}`}</span>
          </SheetButton>
        )}
        {!lacksMinute && (
          <SheetButton onClick={() => setIsExtending(true)} className="px-1 text-sm">
            No está en la lista
          </SheetButton>
        )}
        {!recorded && (
          <SheetButton onClick={onCancel} className="px-1 text-sm">
            Cancelar
          </SheetButton>
        )}
      </div>
    </Panel>
  );
}
