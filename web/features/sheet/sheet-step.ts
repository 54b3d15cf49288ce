/** What is shown between the last event and the lower bar. */

import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { eventToCorrect } from '#shared/domain/sheet/corrections.ts';
import { isConfirmed } from '#shared/domain/sheet/end.ts';
import type { EventEntry } from './play/event-entry.ts';
import type { SheetEvent, ShownSheet } from './shown-sheet.ts';

/** 'latePresence': an administrator corrects who was present after the end. */
export type StepName = 'presence' | 'latePresence' | 'play' | 'events' | 'clock' | 'queue' | 'end' | 'closing';
export type SheetStep =
  /** `edited`: the event that the list opens for correction. */
  | { readonly name: StepName; readonly edited?: SheetEvent }
  | { readonly name: 'player'; readonly entry: EventEntry }
  /** Before a goal that another phone may have recorded just now. */
  | { readonly name: 'twin'; readonly side: MatchSide; readonly eventType: EventType; readonly twin: SheetEvent }
  /** After a second yellow card: was the player sent off? */
  | { readonly name: 'secondYellow'; readonly entry: EventEntry; readonly playerId: number; readonly minute: number };

/** A match in play opens on its two sides, an ended one on its confirmations. */
export function firstStepOf({ match, clock, end }: ShownSheet): SheetStep {
  if (isSheetEnded({ match, end })) return { name: 'closing' };
  const isOn = clock.halves.length > 0 || match.status === 'in_progress';
  return { name: isOn ? 'play' : 'presence' };
}

export const isSheetEnded = ({ match, end }: Pick<ShownSheet, 'match' | 'end'>): boolean =>
  end !== null || match.status === 'completed';

/**
 * Once the match has ended, on whatever phone, there is nothing left to start or to end; when its end was refused, or an
 * administrator opened it again, there is nothing to confirm. What both sides have confirmed takes no event. Of an event that was taken back nobody is the player.
 */
export function stepThatFits(step: SheetStep, sheet: ShownSheet): SheetStep {
  const records =
    step.name === 'play' || step.name === 'player' || step.name === 'twin' || step.name === 'secondYellow';
  if (records && isConfirmed(sheet)) return firstStepOf(sheet);
  if (step.name === 'player') {
    const { recorded } = step.entry;
    return recorded && !eventToCorrect(sheet.events, recorded) ? firstStepOf(sheet) : step;
  }
  const isOver = step.name === 'end' || step.name === 'presence' || step.name === 'clock';
  const isUnfit = isSheetEnded(sheet) ? isOver : step.name === 'closing' || step.name === 'latePresence';
  return isUnfit ? firstStepOf(sheet) : step;
}
