/** The routes of a match's sheet: reading it, and recording what happened at the pitch. */

import { can } from '#shared/domain/permissions.ts';
import type { OperationResult, SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { getMatch } from '../../competition/records/matches.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { isSheetClosed, requireSheetAccess, requireSheetNotConfirmed } from './access.ts';
import { presentSheet } from './present-sheet.ts';
import { recordSentOperation } from './record-sent.ts';
import { readSquads } from './squads-of-match.ts';

export async function readSheet(request: RequestOfRoute<'GET /matches/{id}/sheet'>): Promise<SheetView> {
  const match = await getMatch(request.params.id);
  await requireSheetAccess(request, match);
  await requireSheetNotConfirmed(request, match);
  return presentSheet(request, match, await readSquads(match));
}

/** The sheet comes with the results for whoever could read it before; of a confirmed one, a link is told only them. */
export async function recordOperations(
  request: RequestOfRoute<'POST /matches/{id}/sheet/operations'>,
): Promise<{ results: OperationResult[]; sheet: SheetView | null }> {
  const { now, params, body, sheetLink } = request;
  const author = sheetLink ? { ...request.author, linkHolder: body.holder } : request.author;
  const match = await getMatch(params.id);
  await requireSheetAccess(request, match);
  const [atFirst, { timeZone }, isClosed] = await Promise.all([
    readSquads(match),
    getSettings(),
    isSheetClosed(request, match),
  ]);
  const isAdministrator = can(request.caller, 'competition.manage');
  const results: OperationResult[] = [];
  let squads = atFirst;
  for (const operation of body.operations) {
    results.push(await recordSentOperation(match, operation, { now, author, timeZone, squads, isAdministrator }));
    // The operations after it may name the player whom it added.
    if (isOfKind('newPlayer', operation)) squads = await readSquads(match);
  }
  if (isClosed) return { results, sheet: null };
  // A refused presence was judged by the cards: the sheet beside it must name whom it does not take.
  const isPresenceRefused = results.some(
    ({ outcome }, at) => outcome === 'refused' && isOfKind('presence', body.operations[at]),
  );
  return { results, sheet: await presentSheet(request, match, squads, isPresenceRefused ? 'current' : 'published') };
}

const isOfKind = (kind: SheetOperation['kind'], sent: object | undefined): boolean =>
  sent !== undefined && 'kind' in sent && sent.kind === kind;
