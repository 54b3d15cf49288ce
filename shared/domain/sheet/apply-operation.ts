/**
 * What an operation makes of a sheet. The server and the devices use it alike, so that a device shows at once what the
 * server will answer.
 *
 * The same operations end in the same events and score in whatever order they arrive, because events are only added,
 * corrections are ordered by when they were made, and a removed event stays removed. What depends on the order of
 * arrival is said in the outcomes: the first clock and the first end count, and what comes after both sides confirmed,
 * or after somebody corrected the score by hand, waits for an administrator.
 */
import type { SheetOperation } from '../schemas/sheet.ts';
import { applyClockOperation } from './clock-operations.ts';
import { applyCorrection } from './correct-event.ts';
import { applyConfirmation, applyEnd, isConfirmed, withoutOutdatedConfirmation } from './end.ts';
import { applyEvent } from './events.ts';
import { applyNewPlayer, withStoredPlayers } from './new-players.ts';
import { applyPresence } from './presence.ts';
import type { SheetReason } from './reasons.ts';
import { applyRemark, bringsRemark } from './second-end.ts';
import { applyShirt } from './shirts.ts';
import { type AppliedOperation, notApplied, type SheetContext, type SheetWithMatch } from './state.ts';

/** Applies an operation that was made at `at`, ISO 8601 in UTC. */
export function applyOperation(
  state: SheetWithMatch,
  operation: SheetOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  const refusal = refusalByStatus(state);
  if (refusal) return notApplied(state, 'refused', refusal);
  const waiting = reasonToWait(state, operation);
  if (waiting) return notApplied(state, 'unapplied', waiting);
  return applyInAnyCase(state, operation, at, context);
}

/**
 * Applies an operation that an administrator decided on, also to a confirmed sheet. A score corrected by hand stays, and
 * of an end that came after another one the remark is applied.
 */
export function applyByAdministrator(
  state: SheetWithMatch,
  operation: SheetOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  const refusal = refusalByStatus(state);
  if (refusal) return notApplied(state, 'refused', refusal);
  const isSecondEnd = operation.kind === 'end' && state.status === 'completed';
  return isSecondEnd ? applyRemark(state, operation, at) : applyInAnyCase(state, operation, at, context);
}

function applyInAnyCase(
  state: SheetWithMatch,
  operation: SheetOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  const done = applyByKind(state, withStoredPlayers(state, operation), at, context);
  return { ...done, state: withoutOutdatedConfirmation(state, done.state) };
}

function applyByKind(
  state: SheetWithMatch,
  operation: SheetOperation,
  at: string,
  context: SheetContext,
): AppliedOperation {
  switch (operation.kind) {
    case 'presence':
      return applyPresence(state, operation, at, context);
    case 'newPlayer':
      return applyNewPlayer(state, operation);
    case 'shirt':
      return applyShirt(state, operation, at, context);
    case 'clock':
      return applyClockOperation(state, operation, at, context);
    case 'event':
      return applyEvent(state, operation, at, context);
    case 'correction':
      return applyCorrection(state, operation, at, context);
    case 'end':
      return applyEnd(state, operation, at, context);
    case 'remark':
      return applyRemark(state, operation, at);
    case 'confirmation':
      return applyConfirmation(state, operation, at);
  }
}

function refusalByStatus({ status, homeTeamId, awayTeamId }: SheetWithMatch): SheetReason | null {
  if (homeTeamId === null || awayTeamId === null) return { code: 'teams-unknown' };
  if (status === 'cancelled') return { code: 'cancelled' };
  if (status === 'postponed') return { code: 'postponed' };
  return null;
}

/** Why an operation waits for an administrator; null when it does not. A clock or an end that comes late is told so. */
function reasonToWait(state: SheetWithMatch, operation: SheetOperation): SheetReason | null {
  const { kind } = operation;
  const isEventOrCorrection = kind === 'event' || kind === 'correction';
  const isAboutPlayers = kind === 'presence' || kind === 'shirt' || kind === 'newPlayer';
  if (isConfirmed(state) && (isEventOrCorrection || isAboutPlayers)) {
    return { code: 'confirmed' };
  }
  if (isConfirmed(state) && (kind === 'end' || kind === 'remark') && bringsRemark(state, operation)) {
    return { code: 'remark-after-confirmation' };
  }
  if (isEventOrCorrection && state.status === 'completed' && !state.scoreFollowsEvents) {
    return { code: 'score-by-administrator' };
  }
  return null;
}
