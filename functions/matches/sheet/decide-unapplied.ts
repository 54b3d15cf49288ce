/** An administrator applies or discards an operation that came too late to be applied by itself. */
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { applyByAdministrator } from '#shared/domain/sheet/apply-operation.ts';
import { sheetRecordOf } from '#shared/domain/sheet/state.ts';
import { textOfReason } from '#shared/text/sheet-reasons.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { getMatch } from '../../competition/records/matches.ts';
import { decideOperationWrite, findOperation, type StoredOperation } from '../../competition/records/operations.ts';
import { saveSheetWrite } from '../../competition/records/sheets.ts';
import { type LoadedSheet, loadSheet } from '../../competition/sheets/load-sheet.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';
import { commit, dropRepeatedChecks, retryOnConflict, type TableWrite } from '../../platform/table/commit.ts';
import { presentSheet } from './present-sheet.ts';
import { contextOfOperation } from './sheet-context.ts';
import { sheetWrites } from './sheet-writes.ts';
import { readSquads, type SquadsOfMatch } from './squads-of-match.ts';
import { storeNewPlayer } from './store-new-player.ts';

type DecisionCall = RequestOfRoute<'POST /matches/{id}/sheet/unapplied'>;

export async function decideUnapplied(request: DecisionCall): Promise<SheetView> {
  const { params, body, author } = request;
  const match = await getMatch(params.id);
  const squads = await readSquads(match);
  await retryOnConflict(async () => {
    const [stored, loaded] = await Promise.all([findOperation(params.id, body.operationId), loadSheet(match)]);
    const waiting = requireWaiting(stored, loaded);
    const applied = body.decision === 'apply' ? await prepareApplication(waiting, loaded, squads, request) : null;
    const unapplied = loaded.sheet.unapplied.filter((id) => id !== body.operationId);
    await commit(
      dropRepeatedChecks([
        decideOperationWrite(waiting, { decision: body.decision, by: author.by, at: author.at }),
        saveSheetWrite(loaded.sheet, { ...applied?.record, unapplied }, author),
        ...(applied?.writes ?? []),
      ]),
    );
  });
  return presentSheet(request, match, await readSquads(match));
}

/** 404 for an operation that the sheet does not know, 409 for one that does not wait, or no longer. */
function requireWaiting(stored: StoredOperation | undefined, { sheet }: LoadedSheet): StoredOperation {
  if (!stored) throw notFoundProblem('La planilla no tiene esa anotación.');
  if (!sheet.unapplied.includes(stored.operation.id)) {
    throw new Problem('conflict', 'Esa anotación no está sin aplicar: ya se decidió sobre ella.');
  }
  return stored;
}

/** What applying the operation writes; 409 with the reason when it cannot be applied. */
async function prepareApplication(
  { operation, at }: StoredOperation,
  loaded: LoadedSheet,
  squads: SquadsOfMatch,
  { author, now }: DecisionCall,
) {
  const context = await contextOfOperation(loaded, operation, { squads, now });
  const applied = applyByAdministrator(loaded.state, operation, at, context);
  if (applied.reason) throw new Problem('conflict', textOfReason(applied.reason));
  const { state, writes } = await storeNewPlayer(loaded, operation, applied.state, author);
  const all: TableWrite[] = [...writes, ...(await sheetWrites(loaded, state, author))];
  return { record: sheetRecordOf(state), writes: all };
}
