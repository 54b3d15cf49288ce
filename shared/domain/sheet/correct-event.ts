/** Corrects or removes an event of a sheet, which may have been recorded on another device. */
import { limits } from '../limits.ts';
import {
  type CorrectionOperation,
  correctedEvent,
  correctionKeyOf,
  eventToCorrect,
  fieldsWithMark,
  mergeCorrection,
} from './corrections.ts';
import { problemOfEvent, squadTest } from './events.ts';
import { withEvents } from './in-play.ts';
import {
  type AppliedOperation,
  applied,
  type EventCorrection,
  markOf,
  notApplied,
  type SheetContext,
  type SheetWithMatch,
} from './state.ts';

export function applyCorrection(
  state: SheetWithMatch,
  operation: CorrectionOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  const event = eventToCorrect(state.events, operation);
  const key = event ? correctionKeyOf(event) : operation.operationId;
  if (key === undefined) return notApplied(state, 'refused', { code: 'event-gone' });
  const kept = state.corrections[key];
  if (kept?.isRemoved && !event) return afterRemoval(state, operation);
  const before = kept && withoutRemoval(kept);
  const correction = mergeCorrection(before, operation, at);
  if (!event) return keepForLater(state, key, correction);
  const changed = fieldsWithMark(correction, markOf(at, operation.id));
  const corrected = correctedEvent(event, changed, squadTest(state, context));
  const problem = correction.isRemoved ? null : problemOfEvent(state, corrected, context);
  if (problem) return notApplied(state, 'refused', problem);
  const events = state.events.flatMap((each) => (each !== event ? [each] : correction.isRemoved ? [] : [corrected]));
  return applied(withEvents(withCorrection(state, key, correction), events));
}

/** Of an event that is there again, because an administrator undid its removal. */
const withoutRemoval = ({ isRemoved: _was, ...others }: EventCorrection): EventCorrection => others;

const withCorrection = (state: SheetWithMatch, key: string, correction: EventCorrection): SheetWithMatch => ({
  ...state,
  corrections: { ...state.corrections, [key]: correction },
});

function afterRemoval(state: SheetWithMatch, { remove }: CorrectionOperation): AppliedOperation {
  return remove ? applied(state) : notApplied(state, 'superseded', { code: 'event-removed' });
}

/** Keeps the correction of an event that has not arrived; there are never many, because devices send in order. */
function keepForLater(state: SheetWithMatch, key: string, correction: EventCorrection): AppliedOperation {
  if (Object.keys(state.corrections).length >= 2 * limits.eventsOfMatch) {
    return notApplied(state, 'refused', { code: 'event-unknown' });
  }
  return applied(withCorrection(state, key, correction));
}
