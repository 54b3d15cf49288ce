/**
 * Deletes a player whom no event names; allowed to administrators and the DT of the player's team. Who was added at a pitch and
 * is not approved is deleted by administrators, once his match does not name him.
 */
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { findSanctionReference, judgedProblem } from '../competition/discipline/sanctioned-problem.ts';
import { readPlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { noteDeletionWrite } from '../competition/records/deletions.ts';
import { findMatches } from '../competition/records/matches.ts';
import { countEventsOfPlayer, getPlayer, type StoredPlayer } from '../competition/records/players.ts';
import { leaveSquadWrite } from '../competition/records/squads.ts';
import { areJudged } from '../competition/records/verdicts.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { presentPlayer } from './present-player.ts';

export async function deletePlayer(request: RequestOfRoute<'DELETE /players/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const player = await getPlayer(request.params.id);
    const isPending = player.pendingMatchId !== undefined;
    requirePermission(request, isPending ? 'competition.manage' : 'team.manage', { teamIds: [player.teamId] });
    await requireVersion(request, player.version, async () =>
      presentPlayer(player, request.caller, await readPlayerFigures([player.id])),
    );
    await deleteIfUnreferenced(
      player,
      request.author,
      () => findReferenceToPlayer(player),
      async () => [
        noteDeletionWrite(keys.playerRef(player.id), player, request.author),
        leaveSquadWrite(player.teamId, player),
      ],
    );
  });
}

async function findReferenceToPlayer({ id: playerId, pendingMatchId }: StoredPlayer): Promise<Problem | null> {
  const events = await countEventsOfPlayer(playerId);
  if (events === 0)
    return (
      (await findSanctionReference('el jugador', { kind: 'player', ids: [playerId] })) ??
      ((await areJudged([playerId])) ? judgedProblem('el jugador') : null) ??
      (await findProtestOfPending(playerId, pendingMatchId))
    );
  return new Problem('has-references', `No se puede eliminar el jugador: tiene ${formatPlural(events, 'evento')}.`);
}

/** Who is not on the list has played under protest, unless the sheet says that he was not there: his match goes on naming him. */
async function findProtestOfPending(playerId: number, matchId: number | undefined): Promise<Problem | null> {
  const [match] = matchId === undefined ? [] : await findMatches([matchId]);
  if (!match?.underProtest?.includes(playerId)) return null;
  const detail =
    'Está en la planilla de su partido: decí quién es, o guardá en ella los presentes sin él y después rechazalo.';
  return new Problem('has-references', detail);
}
