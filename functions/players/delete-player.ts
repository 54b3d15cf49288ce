/** Deletes a player whom no event names; allowed to administrators and the DT of the player's team. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { findSanctionReference, judgedProblem } from '../competition/discipline/sanctioned-problem.ts';
import { readPlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { noteDeletionWrite } from '../competition/records/deletions.ts';
import { countEventsOfPlayer, getPlayer } from '../competition/records/players.ts';
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
    requirePermission(request, 'team.manage', { teamIds: [player.teamId] });
    await requireVersion(request, player.version, async () =>
      presentPlayer(player, request.caller, await readPlayerFigures([player.id])),
    );
    await deleteIfUnreferenced(
      player,
      request.author,
      () => findReferenceToPlayer(player.id),
      async () => [
        noteDeletionWrite(keys.playerRef(player.id), player, request.author),
        leaveSquadWrite(player.teamId, player),
      ],
    );
  });
}

async function findReferenceToPlayer(playerId: number): Promise<Problem | null> {
  const events = await countEventsOfPlayer(playerId);
  if (events === 0)
    return (
      (await findSanctionReference('el jugador', { kind: 'player', ids: [playerId] })) ??
      ((await areJudged([playerId])) ? judgedProblem('el jugador') : null)
    );
  return new Problem('has-references', `No se puede eliminar el jugador: tiene ${formatPlural(events, 'evento')}.`);
}
