/** Players in the table: under their team, found by id through a pointer. */
import { batchGet, getItem } from './client.ts';
import type { Stored } from './entities.ts';
import { keys } from './keys.ts';

export interface PlayerFields {
  readonly id: number;
  readonly teamId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: 'active' | 'injured' | 'inactive';
}

export type StoredPlayer = Stored<PlayerFields>;

export async function findPlayer(id: number): Promise<StoredPlayer | undefined> {
  const ref = await getItem<{ teamId: number }>(keys.playerRef(id));
  return ref && getItem<StoredPlayer>(keys.player(ref.teamId, id));
}

/** The players that exist among `ids`, by id. */
export async function mapPlayers(ids: Iterable<number>): Promise<Map<number, StoredPlayer>> {
  const refs = await batchGet<{ pk: string; teamId: number }>([...ids].map(keys.playerRef));
  const found = await batchGet<StoredPlayer>(
    refs.map(({ pk, teamId }) => keys.player(teamId, Number(pk.split('#')[2]))),
  );
  return new Map(found.map((player) => [player.id, player]));
}
