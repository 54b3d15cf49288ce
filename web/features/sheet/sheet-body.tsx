/** The part of the sheet under the thumb: what the open step shows. */
import type { ReactNode } from 'react';
import { ClockPanel } from './clock/clock-panel.tsx';
import { ClosingStep } from './end/closing-step.tsx';
import { EndStep } from './end/end-step.tsx';
import { EventList } from './events/event-list.tsx';
import { PlayStep } from './play/play-step.tsx';
import { PlayerPanel } from './play/player-panel.tsx';
import { PresenceStep } from './presence/presence-step.tsx';
import { QueuePanel } from './problems/queue-panel.tsx';
import type { SheetSurroundings } from './sheet-model.ts';
import { seenScore } from './sheet-score.ts';
import { sideOfSheet, sidesOfSheet } from './sheet-sides.ts';
import type { SheetStep } from './sheet-step.ts';
import type { SheetScreenState } from './use-sheet-screen.ts';

interface SheetBodyProps {
  readonly screen: SheetScreenState;
  readonly surroundings: SheetSurroundings;
}

export function SheetBody({ screen, surroundings }: SheetBodyProps) {
  const { model, sheet, step, presence, recording, reading, now, open, ask, goBack, moveClock } = screen;
  const { hourOf, onSignIn } = surroundings;
  switch (step.name) {
    case 'presence':
      return <PresenceStep sides={sidesOfSheet(sheet)} marked={presence.marked} onMark={presence.mark} />;
    case 'play':
      return (
        <PlayStep
          sheet={sheet}
          now={now}
          onEvent={(side, eventType) => ask(recording.begin(side, eventType, reading.minute))}
        />
      );
    case 'player':
      return <PlayerStep screen={screen} step={step} />;
    case 'clock':
      return <ClockPanel reading={reading} rules={sheet.rules} onAction={moveClock} onClose={goBack} />;
    case 'queue':
      return <QueuePanel model={model} hourOf={hourOf} onSignIn={onSignIn} onClose={goBack} />;
    case 'events':
      return <EventsStep screen={screen} />;
    case 'end':
    case 'closing':
      return step.name === 'end' ? (
        <EndingStep screen={screen} />
      ) : (
        <ClosingStep
          sheet={sheet}
          surroundings={surroundings}
          onConfirm={(side, by) => model.record({ kind: 'confirmation', side, by, seen: seenScore(sheet) })}
          onEvents={() => open('events')}
        />
      );
  }
}

interface StepProps {
  readonly screen: SheetScreenState;
}

interface PlayerStepProps extends StepProps {
  readonly step: Extract<SheetStep, { name: 'player' }>;
}

function PlayerStep({ screen: { sheet, recording, goBack }, step: { entry } }: PlayerStepProps): ReactNode {
  return (
    <PlayerPanel
      entry={entry}
      side={sideOfSheet(sheet, entry.side)}
      events={sheet.events}
      maxMinute={sheet.rules.matchMinutes}
      onPick={(playerId, minute) => {
        recording.finish(entry, playerId, minute);
        goBack();
      }}
      onCancel={goBack}
    />
  );
}

function EventsStep({ screen: { model, isConfirmed, recording, ask, goBack } }: StepProps): ReactNode {
  return (
    <EventList
      model={model}
      isReadOnly={isConfirmed}
      onCorrect={recording.correct}
      onRemove={recording.remove}
      onNameScorer={(event) => ask(recording.entryOf(event))}
      onAgain={(refused) => {
        const entry = recording.entryOfRefused(refused);
        if (entry) ask(entry);
      }}
      onClose={goBack}
    />
  );
}

function EndingStep({ screen: { model, sheet, endDraft, open, goBack } }: StepProps): ReactNode {
  return (
    <EndStep
      sheet={sheet}
      draft={endDraft.draft}
      onDraft={endDraft.change}
      onEnd={(operation) => {
        endDraft.change({ sentAs: model.record(operation) });
        open('closing');
      }}
      onClose={goBack}
    />
  );
}
