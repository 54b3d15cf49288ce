/** What the table holds of the sheet of a match. */
import { queryPartition } from '#functions/platform/table/client.ts';
import { type Key, keys, partitionKeys } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';

/** The stored sheet and operations of a match. */
export async function readItemsOf({ id, tournamentId }: Pick<Match, 'id' | 'tournamentId'>): Promise<Key[]> {
  const { pk, sk } = keys.sheet(tournamentId, id);
  return [...(await queryPartition<Key>(pk, sk)), ...(await queryPartition<Key>(partitionKeys.operations(id)))];
}
