/** What the screen of a sheet remembers and does: the step that is open, the clock, what is being recorded. */
import { useState } from 'react';
import type { ClockAction } from './clock/clock-actions.ts';
import { readClock } from './clock/clock-reading.ts';
import { useTime } from './clock/use-time.ts';
import { useWakeLock } from './clock/use-wake-lock.ts';
import { useEndDraft } from './end/use-end-draft.ts';
import { useTakenConfirmations } from './end/use-taken-confirmations.ts';
import { usePresence } from './presence/use-presence.ts';
import type { SheetModel } from './sheet-model.ts';
import { firstStepOf, isSheetEnded, type SheetStep, type StepName, stepThatFits } from './sheet-step.ts';
import { useRecording } from './use-recording.ts';

export type SheetScreenState = ReturnType<typeof useSheetScreen>;

export function useSheetScreen(model: SheetModel) {
  const { sheet, record } = model;
  const [isWarningRead, setIsWarningRead] = useState(false);
  const [chosen, setStep] = useState<SheetStep>(() => firstStepOf(sheet));
  const presence = usePresence(model);
  const recording = useRecording(model);
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
    /** Asks for the player of an event. */
    ask: (entry: Extract<SheetStep, { name: 'player' }>['entry']) => setStep({ name: 'player', entry }),
    /** Back to what the sheet shows without a panel. */
    goBack: () => setStep(firstStepOf(sheet)),
    moveClock(action: ClockAction['action'], secondsAgo?: number): void {
      if (action === 'start') presence.settle();
      record({ kind: 'clock', action }, secondsAgo);
      open('play');
    },
  };
}
