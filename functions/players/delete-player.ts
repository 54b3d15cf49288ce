/** Deletes a player whom no event names; allowed to administrators and the DT of the player's team. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { requirePermission, requireVersion } from '../competition/api/call.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { readPlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { countEventsOfPlayer, getPlayer } from '../competition/records/players.ts';
import { writeToLeaveSquad } from '../competition/records/squads.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { presentPlayer } from './present-player.ts';

export async function deletePlayer(call: CallOfRoute<'DELETE /players/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const player = await getPlayer(call.params.id);
    requirePermission(call, 'team.manage', { teamIds: [player.teamId] });
    await requireVersion(call, player.version, async () =>
      presentPlayer(player, call.caller, await readPlayerFigures([player.id])),
    );
    await deleteIfUnreferenced(
      player,
      call.author,
      () => findReferenceToPlayer(player.id),
      async () => [{ remove: keys.playerRef(player.id) }, writeToLeaveSquad(player.teamId, player)],
    );
  });
}

async function findReferenceToPlayer(playerId: number): Promise<Problem | null> {
  const events = await countEventsOfPlayer(playerId);
  if (events === 0) return null;
  return new Problem('has-references', `No se puede eliminar el jugador: tiene ${formatPlural(events, 'evento')}.`);
}
