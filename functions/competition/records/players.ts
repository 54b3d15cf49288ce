/** Reads players from the table, where they are stored under their team. */
import type { Player, StoredPlayerForm } from '#shared/domain/schemas/player.ts';
import { notFoundProblem } from '../../platform/problem.ts';
import { listItemsByKind } from '../../platform/table/by-kind.ts';
import { countQueriedItems, queryPartition } from '../../platform/table/client.ts';
import type { StoredItem } from '../../platform/table/entities.ts';
import { keys, partitionKeys, sortKeyPrefixes } from '../../platform/table/keys.ts';
import { findMember, listMembers, type MemberStore, readMembersById } from './members.ts';

/** A player as stored. Computed fields (full name, goals, bans) are added by the presenter. */
export type PlayerFields = StoredPlayerForm & Pick<Player, 'id' | 'squadSince' | 'pendingMatchId'>;
export type StoredPlayer = StoredItem<PlayerFields>;

export const playerStore: MemberStore = {
  kind: 'PLAYER',
  prefix: sortKeyPrefixes.player,
  keyOf: keys.player,
  pointerOf: keys.playerRef,
};

export const findPlayer = (id: number): Promise<StoredPlayer | undefined> => findMember<PlayerFields>(playerStore, id);

export async function getPlayer(id: number): Promise<StoredPlayer> {
  const player = await findPlayer(id);
  if (!player) throw notFoundProblem('Jugador no encontrado');
  return player;
}

/** The players that exist among `ids`, by id. */
export const readPlayersById = (ids: Iterable<number>): Promise<Map<number, StoredPlayer>> =>
  readMembersById<PlayerFields>(playerStore, ids);

/** The players of a team, ordered by shirt number. */
export async function listPlayersOfTeam(teamId: number): Promise<StoredPlayer[]> {
  const found = await listMembers<PlayerFields>(playerStore, teamId);
  return found.sort((a, b) => a.jerseyNumber - b.jerseyNumber || a.id - b.id);
}

/** The players of every team by id, after `afterId`; the list may lag by a moment. */
export const listAllPlayers = (afterId: number, limit: number): Promise<StoredPlayer[]> =>
  listItemsByKind<StoredPlayer>(playerStore.kind, afterId, limit);

type NamedPlayer = Pick<StoredPlayer, 'firstName' | 'lastName' | 'jerseyNumber' | 'pendingMatchId'>;

/** The player as everybody may know him: until an administrator has approved who was added at a pitch, he has no name. */
export const withPublicName = <P extends NamedPlayer>(player: P): P =>
  player.pendingMatchId === undefined ? player : { ...player, firstName: 'N.º', lastName: String(player.jerseyNumber) };

export const withPublicNames = <P extends NamedPlayer>(players: ReadonlyMap<number, P>): Map<number, P> =>
  new Map([...players].map(([id, player]) => [id, withPublicName(player)]));

/** How many events name a player, in all matches with any team. */
export const countEventsOfPlayer = (id: number): Promise<number> =>
  countQueriedItems({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionKeys.playerEvents(id) },
  });

/** Ids of the tournaments with events that name a player. */
export async function listTournamentsWithPlayer(id: number): Promise<number[]> {
  const notes = await queryPartition<{ tournamentId: number }>(partitionKeys.playerEvents(id));
  return [...new Set(notes.map(({ tournamentId }) => tournamentId))];
}
