/** What the screen of a sheet remembers and does: the step that is open, the clock, what is being recorded. */
import { useState } from 'react';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { startForMinutes } from '#shared/domain/sheet/clock.ts';
import { canUndoStart } from '#shared/domain/sheet/clock-operations.ts';
import { newPlayerId } from '#shared/domain/sheet/new-players.ts';
import type { ClockAction } from './clock/clock-actions.ts';
import { readClock } from './clock/clock-reading.ts';
import { useTime } from './clock/use-time.ts';
import { useWakeLock } from './clock/use-wake-lock.ts';
import { useEndDraft } from './end/use-end-draft.ts';
import { useTakenConfirmations } from './end/use-taken-confirmations.ts';
import { useOwnEvents } from './own-events.ts';
import type { EventEntry } from './play/event-entry.ts';
import type { NewPlayer } from './presence/new-player-form.tsx';
import { usePresence } from './presence/use-presence.ts';
import type { SheetModel } from './sheet-model.ts';
import { sideOfSheet } from './sheet-sides.ts';
import { firstStepOf, isSheetEnded, type SheetStep, type StepName, stepThatFits } from './sheet-step.ts';
import type { SheetEvent, ShownSheet } from './shown-sheet.ts';
import { useRecording } from './use-recording.ts';

export type SheetScreenState = ReturnType<typeof useSheetScreen>;

export function useSheetScreen(model: SheetModel) {
  const { sheet, record } = model;
  const [isWarningRead, setIsWarningRead] = useState(false);
  const [chosen, setStep] = useState<SheetStep>(() => firstStepOf(sheet));
  const presence = usePresence(model);
  const ownEvents = useOwnEvents(model);
  const recording = useRecording(model, ownEvents);
  const endDraft = useEndDraft(model);
  const takenConfirmations = useTakenConfirmations(sheet);
  const isEnded = isSheetEnded(sheet);
  const isRunning = !isEnded && sheet.clock.halves.at(-1)?.endedAt === null;
  const now = useTime(model.readTime, isRunning);
  useWakeLock(isRunning);
  const open = (name: StepName) => setStep({ name });

  return {
    model,
    sheet,
    step: stepThatFits(chosen, sheet),
    presence,
    recording,
    ownEvents,
    endDraft,
    takenConfirmations,
    isWarningRead,
    onWarningRead: () => setIsWarningRead(true),
    isEnded,
    isConfirmed: sheet.confirmedAt.home !== null && sheet.confirmedAt.away !== null,
    /** The server's time in milliseconds since the epoch; while the clock runs it goes on by itself. */
    now,
    reading: readClock(sheet.clock, sheet.rules, now),
    open,
    /** The list of events, in which this one is being corrected. */
    edit: (event: SheetEvent) => setStep({ name: 'events', edited: event }),
    /** Asks for the player of an event. */
    ask: (entry: EventEntry) => setStep({ name: 'player', entry }),
    /** Asks whether a goal is another one than what another phone has just recorded. */
    askForTwin: (side: MatchSide, eventType: EventType, twin: SheetEvent) =>
      setStep({ name: 'twin', side, eventType, twin }),
    /** Asks whether a second yellow card sent its player off. */
    askForRed: (entry: EventEntry, playerId: number, minute: number) =>
      setStep({ name: 'secondYellow', entry, playerId, minute }),
    /** Back to what the sheet shows without a panel. */
    goBack: () => setStep(firstStepOf(sheet)),
    /** Adds a player who is not on the list; returns the id by which this phone names him. */
    addPlayer: (side: MatchSide, player: NewPlayer): number =>
      newPlayerId(record({ kind: 'newPlayer', teamId: sideOfSheet(sheet, side).teamId, ...player })),
    canUndoStart: canUndoStart({ ...sheet.match, clock: sheet.clock, events: sheet.events }, sheet.rules),
    moveClock(action: ClockAction['action']): void {
      if (action === 'start') presence.settle();
      const isKickOff = action === 'start' && sheet.clock.halves.length === 0;
      record({ kind: 'clock', action, ...(isKickOff && { verdicts: verdictsOf(sheet) }) });
      open(action === 'undoStart' && sheet.clock.halves.length === 1 ? 'presence' : 'play');
    },
    /** Sets the clock to whole minutes of the match; false when it cannot show them now. */
    setClockTo(minutes: number): boolean {
      const startedAt = startForMinutes(sheet.clock, sheet.rules, minutes, now);
      if (startedAt === null) return false;
      if (sheet.clock.halves.length === 0) presence.settle();
      record({ kind: 'clock', action: 'correctStart' }, Math.round((now - startedAt) / 1000));
      open('play');
      return true;
    },
  };
}

/** Who could not play by what this phone knew when the match began, for a later question. */
const verdictsOf = ({ toldAt, squads }: ShownSheet) => ({
  at: toldAt,
  ineligible: [...squads.home, ...squads.away].filter(({ suspension }) => suspension !== '').map(({ id }) => id),
});
