/** Records one operation of a sheet in a transaction of its own, with whatever it changes, and tells its outcome. */

import { limits } from '#shared/domain/limits.ts';
import type { OperationResult, SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { applyByAdministrator, applyOperation } from '#shared/domain/sheet/apply-operation.ts';
import { type AppliedOperation, sheetRecordOf } from '#shared/domain/sheet/state.ts';
import { formatCount } from '#shared/spanish/numbers.ts';
import { textOfReason } from '#shared/text/sheet-reasons.ts';
import type { StoredMatch } from '../../competition/records/matches.ts';
import { findOperation, recordOperationWrite } from '../../competition/records/operations.ts';
import { sameSheetCheck, saveSheetWrite } from '../../competition/records/sheets.ts';
import { type LoadedSheet, loadSheet } from '../../competition/sheets/load-sheet.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { commit, dropRepeatedChecks, retryOnConflict, type TableWrite } from '../../platform/table/commit.ts';
import { contextOfOperation } from './sheet-context.ts';
import { sheetWrites } from './sheet-writes.ts';
import type { SquadsOfMatch } from './squads-of-match.ts';
import { storeNewPlayer } from './store-new-player.ts';
import { timeOfOperation } from './time-of-operation.ts';

/** What the operations of one request have in common. */
export interface OperationsRequest {
  readonly now: Date;
  readonly author: Authorship;
  readonly timeZone: string;
  readonly squads: SquadsOfMatch;
  /** Administrators correct who was present also on a sheet that both sides have confirmed. */
  readonly isAdministrator: boolean;
}

/** An operation that is known already is answered what it was answered at first. */
export function recordOperation(
  place: Pick<StoredMatch, 'tournamentId' | 'id'>,
  operation: SheetOperation,
  request: OperationsRequest,
): Promise<OperationResult> {
  return retryOnConflict(async () => {
    const known = await findOperation(place.id, operation.id);
    if (known) return { id: operation.id, outcome: known.outcome, message: known.message };
    const loaded = await loadSheet(place);
    if (loaded.sheet.operations >= limits.operationsOfSheet) return tooManyOperations(operation);
    const last = loaded.sheet.lastOperation?.at;
    const at = timeOfOperation(operation, loaded.match.matchDate, { ...request, last });
    const context = await contextOfOperation(loaded, operation, request);
    const mayApply = request.isAdministrator && operation.kind === 'presence' ? applyByAdministrator : applyOperation;
    const applied = mayApply(loaded.state, operation, at, context);
    const { outcome, message } = await save({ loaded, operation, at, request }, withMessage(applied));
    return { id: operation.id, outcome, message };
  });
}

const tooManyOperations = ({ id }: SheetOperation): OperationResult => ({
  id,
  outcome: 'refused',
  message: `La planilla ya tiene ${formatCount(limits.operationsOfSheet)} anotaciones: avisale a un administrador.`,
});

/** What the operation led to, and what the person at the pitch is told; '' of an applied one. */
type Answered = Omit<AppliedOperation, 'reason'> & Pick<OperationResult, 'message'>;

const withMessage = ({ outcome, reason, state }: AppliedOperation): Answered => ({
  outcome,
  message: reason ? textOfReason(reason) : '',
  state,
});

interface Arrived {
  readonly loaded: LoadedSheet;
  readonly operation: SheetOperation;
  readonly at: string;
  readonly request: OperationsRequest;
}

/** Saves what the operation led to; when stored data forbid it, that it was not applied, and why. */
async function save(arrived: Arrived, applied: Answered): Promise<Answered> {
  try {
    const { loaded, operation, request } = arrived;
    const { state, writes } = await storeNewPlayer(loaded, operation, applied.state, request.author);
    const changes = applied.outcome === 'applied' ? await sheetWrites(loaded, state, request.author, operation) : [];
    await commit(dropRepeatedChecks([...writesOfOutcome(arrived, { ...applied, state }), ...writes, ...changes]));
    return applied;
  } catch (error) {
    if (!(error instanceof Problem) || (error.status !== 400 && error.status !== 409)) throw error;
    const refused = refusedByStoredData(arrived, error.message);
    await commit(writesOfOutcome(arrived, refused));
    return refused;
  }
}

/** An event that a completed match cannot take now, because others were played by its result, is not lost. */
function refusedByStoredData({ loaded: { state }, operation }: Arrived, message: string): Answered {
  const isLateEvent = state.status === 'completed' && (operation.kind === 'event' || operation.kind === 'correction');
  return { outcome: isLateEvent ? 'unapplied' : 'refused', message, state };
}

/** An operation that leaves the sheet as it is is only kept with its answer, and takes none of the sheet's room. */
function writesOfOutcome(arrived: Arrived, applied: Answered): TableWrite[] {
  const { loaded, operation, at, request } = arrived;
  const { author } = request;
  const origin = { by: author.by, link: author.link ?? null };
  const { outcome, message } = applied;
  const place = { tournamentId: loaded.match.tournamentId, matchId: loaded.match.id };
  return [
    recordOperationWrite({ ...place, operation, at, receivedAt: author.at, ...origin, outcome, message }),
    leavesSheet(arrived, applied) ? sameSheetCheck(loaded.sheet) : countOperationWrite(arrived, applied, origin),
  ];
}

/** Also one that came second, as a start that is sent again under another id. */
const leavesSheet = ({ loaded }: Arrived, { outcome, state }: Answered): boolean =>
  outcome === 'refused' || (outcome === 'superseded' && state === loaded.state);

function countOperationWrite(
  { loaded: { sheet, state: before }, operation, at, request }: Arrived,
  { outcome, state }: Answered,
  origin: { readonly by: number; readonly link: string | null },
): TableWrite {
  const changes = {
    // Also of a second end, which is not applied but leaves its remark.
    ...(state !== before && sheetRecordOf(state)),
    operations: sheet.operations + 1,
    unapplied: outcome === 'unapplied' ? [...sheet.unapplied, operation.id] : sheet.unapplied,
    lastOperation: { at, ...origin },
  };
  return saveSheetWrite(sheet, changes, request.author);
}
