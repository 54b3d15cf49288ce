/** Stores a player whom an operation of a sheet added: outside the squad, until an administrator has approved him. */
import { playerDefaults, playerFieldsAskedLater } from '#shared/domain/schemas/player.ts';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { withIdOfNewPlayer } from '#shared/domain/sheet/new-players.ts';
import type { SheetWithMatch } from '#shared/domain/sheet/state.ts';
import { prepareMemberCreation } from '../../competition/records/members.ts';
import { type PlayerFields, playerStore } from '../../competition/records/players.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { joinSquadWrites } from '../../competition/records/squads.ts';
import type { LoadedSheet } from '../../competition/sheets/load-sheet.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import { nextId } from '../../platform/table/entities.ts';

interface WithNewPlayer {
  readonly state: SheetWithMatch;
  readonly writes: readonly TableWrite[];
}

/** The sheet with the player's id, and his writes; as it is, and none, after an operation that adds nobody. */
export async function storeNewPlayer(
  { match }: Pick<LoadedSheet, 'match'>,
  operation: SheetOperation,
  after: SheetWithMatch,
  author: Authorship,
): Promise<WithNewPlayer> {
  const added = after.newPlayers?.[operation.id];
  if (operation.kind !== 'newPlayer' || !added || added.playerId > 0) return { state: after, writes: [] };
  const { teamId, firstName, lastName, jerseyNumber } = operation;
  const playerId = await nextId('PLAYER');
  const fields: PlayerFields = {
    ...playerDefaults,
    ...playerFieldsAskedLater,
    id: playerId,
    teamId,
    firstName,
    lastName,
    jerseyNumber,
    // Takes neither a place nor a number of the squad.
    status: 'inactive',
    squadSince: null,
    pendingMatchId: match.id,
  };
  const place = joinSquadWrites({ id: teamId }, null, fields, await getSettings(), author);
  return {
    state: withIdOfNewPlayer(after, operation.id, playerId),
    writes: [...place, ...prepareMemberCreation(playerStore, fields, author).writes],
  };
}
