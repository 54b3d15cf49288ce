/**
 * POST /matches/{id}/sheet/merge: the player whom the sheet added turned out to be one of the squad, who gets his goals, cards
 * and presence.
 */
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { withPlayerReplaced } from '#shared/domain/sheet/new-players.ts';
import { sheetRecordOf } from '#shared/domain/sheet/state.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { findSanctionReference } from '../../competition/discipline/sanctioned-problem.ts';
import { noteDeletionWrite } from '../../competition/records/deletions.ts';
import { getMatch } from '../../competition/records/matches.ts';
import { countEventsOfPlayer, findPlayer, type StoredPlayer } from '../../competition/records/players.ts';
import { saveSheetWrite } from '../../competition/records/sheets.ts';
import { leaveSquadWrite } from '../../competition/records/squads.ts';
import { type LoadedSheet, loadSheet } from '../../competition/sheets/load-sheet.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import { dropRepeatedChecks, retryOnConflict, type TableWrite } from '../../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../../platform/table/entities.ts';
import { keys } from '../../platform/table/keys.ts';
import { presentSheet } from './present-sheet.ts';
import { judgeSides, sidesOf } from './sheet-verdicts.ts';
import { sheetWrites } from './sheet-writes.ts';
import { readSquads } from './squads-of-match.ts';

type MergeCall = RequestOfRoute<'POST /matches/{id}/sheet/merge'>;

export async function mergeNewPlayer(request: MergeCall): Promise<SheetView> {
  const { params, author } = request;
  const match = await getMatch(params.id);
  await retryOnConflict(async () => {
    const [added, same] = await readBoth(request);
    const loaded = await loadSheet(match);
    const writes = await replacementWrites(loaded, added, same, request);
    await deleteIfUnreferenced(
      added,
      author,
      () => findReferenceElsewhere(added, loaded),
      async () => [
        ...writes,
        noteDeletionWrite(keys.playerRef(added.id), added, author),
        leaveSquadWrite(added.teamId, added),
      ],
    );
  });
  return presentSheet(request, match, await readSquads(match));
}

/** The player whom this sheet added, and the one of the same team who he is; else 400. */
async function readBoth({ params, body }: MergeCall): Promise<readonly [added: StoredPlayer, same: StoredPlayer]> {
  const [added, same] = await Promise.all([findPlayer(body.playerId), findPlayer(body.samePlayerId)]);
  if (added?.pendingMatchId !== params.id) {
    throw invalidFieldProblem('playerId', 'Esta planilla no lo agregó, o ya no está por aprobar');
  }
  if (same?.teamId !== added.teamId || same.pendingMatchId !== undefined) {
    throw invalidFieldProblem('samePlayerId', 'Elegí un jugador del plantel del mismo equipo');
  }
  return [added, same];
}

/** Whoever may not play this match has played it under protest, whatever name the sheet had for him. */
async function replacementWrites(
  loaded: LoadedSheet,
  added: StoredPlayer,
  same: StoredPlayer,
  { author, caller, now }: MergeCall,
): Promise<TableWrite[]> {
  const { match, tournament, state, sheet } = loaded;
  const sides = sidesOf(match, await readSquads(match)).filter(({ teamId }) => teamId === added.teamId);
  const verdicts = await judgeSides(tournament, match, sides, { caller, now });
  const after = withPlayerReplaced(state, {
    from: added.id,
    into: same.id,
    jerseyNumber: added.jerseyNumber === same.jerseyNumber ? null : added.jerseyNumber,
    isBarred: (verdicts.get(same.id)?.suspension ?? '') !== '',
  });
  return dropRepeatedChecks([
    saveSheetWrite(sheet, sheetRecordOf(after), author),
    ...(await sheetWrites(loaded, after, author)),
    { check: keys.player(same.teamId, same.id), condition: 'attribute_exists(pk)' },
  ]);
}

async function findReferenceElsewhere({ id }: StoredPlayer, { events }: LoadedSheet): Promise<Problem | null> {
  const own = events.filter(({ playerId }) => playerId === id).length;
  if ((await countEventsOfPlayer(id)) > own) {
    return new Problem(
      'has-references',
      'Tiene goles o tarjetas fuera de esta planilla: primero corregí de quién son.',
    );
  }
  return findSanctionReference('el jugador por aprobar', { kind: 'player', ids: [id] });
}
