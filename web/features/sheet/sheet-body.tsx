/** The part of the sheet under the thumb: what the open step shows. */
import type { ReactNode } from 'react';
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { storedPlayerId } from '#shared/domain/sheet/new-players.ts';
import { eventLabels } from '#shared/text/event-labels.ts';
import { ClockPanel } from './clock/clock-panel.tsx';
import { minutesLeft } from './clock/clock-reading.ts';
import { ClosingStep } from './end/closing-step.tsx';
import { EndStep } from './end/end-step.tsx';
import { otherSide, shortEventText, shortNameOf } from './event-texts.ts';
import { EventList } from './events/event-list.tsx';
import { Panel } from './frame/panel.tsx';
import { Question } from './frame/question.tsx';
import { findTwin } from './own-events.ts';
import { isSecondYellow } from './play/doubts.ts';
import { PlayStep } from './play/play-step.tsx';
import { PlayerPanel } from './play/player-panel.tsx';
import { PresenceStep } from './presence/presence-step.tsx';
import { QueuePanel } from './problems/queue-panel.tsx';
import type { SheetSurroundings } from './sheet-model.ts';
import { seenScore } from './sheet-score.ts';
import { type SheetSide, sideOfSheet } from './sheet-sides.ts';
import type { SheetStep } from './sheet-step.ts';
import type { SheetEvent } from './shown-sheet.ts';
import type { SheetScreenState } from './use-sheet-screen.ts';

interface SheetBodyProps {
  readonly screen: SheetScreenState;
  readonly surroundings: SheetSurroundings;
}

export function SheetBody({ screen, surroundings }: SheetBodyProps) {
  const { model, sheet, step, presence, reading, now, open, goBack, moveClock } = screen;
  const { hourOf, onSignIn } = surroundings;
  switch (step.name) {
    case 'presence':
    case 'latePresence':
      return (
        <PresenceStep
          sheet={sheet}
          marked={presence.marked}
          toldAt={hourOf(Date.parse(sheet.toldAt))}
          onMark={presence.mark}
          onShirt={(side, playerId, jerseyNumber) =>
            model.record({ kind: 'shirt', teamId: sideOfSheet(sheet, side).teamId, playerId, jerseyNumber })
          }
          onNewPlayer={(side, player) => {
            const playerId = screen.addPlayer(side, player);
            presence.mark(side, [...presence.marked[side], playerId]);
          }}
        />
      );
    case 'play':
      return <PlayStep sheet={sheet} now={now} onEvent={(side, eventType) => beginEvent(screen, side, eventType)} />;
    case 'player':
      return <PlayerStep screen={screen} step={step} />;
    case 'twin':
      return <TwinStep screen={screen} step={step} />;
    case 'secondYellow':
      return <SecondYellowStep screen={screen} step={step} />;
    case 'clock':
      return (
        <ClockPanel
          reading={reading}
          rules={sheet.rules}
          canUndoStart={screen.canUndoStart}
          onAction={moveClock}
          onMinutes={screen.setClockTo}
          onClose={goBack}
        />
      );
    case 'queue':
      return <QueuePanel model={model} hourOf={hourOf} onSignIn={onSignIn} onClose={goBack} />;
    case 'events':
      return <EventsStep screen={screen} edited={step.edited} />;
    case 'end':
    case 'closing':
      return step.name === 'end' ? (
        <EndingStep screen={screen} />
      ) : (
        <ClosingStep
          sheet={sheet}
          surroundings={surroundings}
          onConfirm={(side, by) => model.record({ kind: 'confirmation', side, by, seen: seenScore(sheet) })}
          onRemark={(observation) => model.record({ kind: 'remark', observation })}
          onEvents={() => open('events')}
          onPresence={() => open('latePresence')}
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

function PlayerStep({ screen, step: { entry } }: PlayerStepProps): ReactNode {
  const { sheet, now, ownEvents, recording, presence, ask, goBack, askForRed } = screen;
  const side = sideOfSheet(sheet, entry.side);
  return (
    <PlayerPanel
      entry={entry}
      side={side}
      sheet={sheet}
      now={now}
      isOwn={ownEvents.isOwn}
      onPick={(playerId, minute, doubt) => {
        if (doubt?.isAbsence) presence.mark(entry.side, [...presence.marked[entry.side], playerId]);
        const isAsked = entry.eventType === 'yellowcard' && minute !== null && isSecondYellow(sheet, playerId);
        recording.finish(entry, playerId, minute, doubt?.isTwin);
        if (isAsked) askForRed(entry, playerId, minute);
        else goBack();
      }}
      onNewPlayer={(player, minute) => {
        const playerId = screen.addPlayer(entry.side, player);
        // Where nobody said who is present, he would seem to be the only one.
        if (side.present) presence.mark(entry.side, [...presence.marked[entry.side], playerId]);
        recording.finish(entry, playerId, minute);
        goBack();
      }}
      otherName={otherSide(sheet, side).name}
      onMove={() => ask(recording.move(entry))}
      onCancel={goBack}
    />
  );
}

/** Begins an event, after a question when another phone may have recorded it just now. */
function beginEvent(screen: SheetScreenState, side: SheetSide, eventType: EventType): void {
  const { sheet, now, ownEvents, recording, reading, ask, askForTwin } = screen;
  const moment = { teamId: side.teamId, playerId: 0, eventType, at: new Date(now).toISOString() };
  const twin = isGoalType(eventType) ? findTwin(sheet, moment, ownEvents.isOwn) : undefined;
  if (twin) askForTwin(side.side, eventType, twin);
  else ask(recording.begin(side, eventType, reading.minute));
}

interface TwinStepProps extends StepProps {
  readonly step: Extract<SheetStep, { name: 'twin' }>;
}

function TwinStep({ screen, step: { side: sideName, eventType, twin } }: TwinStepProps): ReactNode {
  const { sheet, recording, reading, ask, goBack } = screen;
  const side = sideOfSheet(sheet, sideName);
  return (
    <Panel title={`${eventLabels[eventType]} · ${side.name}`} onClose={null}>
      <Question
        question={`Ya lo anotó otro teléfono: ${shortEventText(sheet, twin)}. ¿Es otro gol?`}
        yes={{ label: 'Sí, es otro', onPress: () => ask(recording.begin(side, eventType, reading.minute, true)) }}
        no={{ label: 'No, es el mismo', onPress: goBack }}
      />
    </Panel>
  );
}

interface SecondYellowStepProps extends StepProps {
  readonly step: Extract<SheetStep, { name: 'secondYellow' }>;
}

function SecondYellowStep({ screen, step: { entry, playerId, minute } }: SecondYellowStepProps): ReactNode {
  const { sheet, recording, goBack } = screen;
  const side = sideOfSheet(sheet, entry.side);
  const player = side.players.find(({ id }) => id === storedPlayerId(sheet, playerId));
  const sendOff = () => {
    recording.finish({ ...entry, eventType: 'redcard', recorded: null, replaces: null }, playerId, minute);
    goBack();
  };
  return (
    <Panel title={`Segunda amarilla · ${side.name}`} onClose={null}>
      <Question
        question={`${shortNameOf(player)} ya tenía una amarilla. ¿Le mostraron la roja?`}
        yes={{ label: 'Sí, roja', onPress: sendOff }}
        no={{ label: 'No', onPress: goBack }}
      />
    </Panel>
  );
}

interface EventsStepProps extends StepProps {
  readonly edited?: SheetEvent | undefined;
}

function EventsStep({ screen: { model, isConfirmed, recording, ask, goBack }, edited }: EventsStepProps): ReactNode {
  return (
    <EventList
      model={model}
      edited={edited}
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

function EndingStep({ screen: { model, sheet, reading, endDraft, open, goBack } }: StepProps): ReactNode {
  return (
    <EndStep
      sheet={sheet}
      minutesLeft={minutesLeft(reading, sheet.rules)}
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
