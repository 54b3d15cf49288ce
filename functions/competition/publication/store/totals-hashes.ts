/**
 * The hash of each tournament's newest totals, all in one partition: one read of a few units tells which totals differ
 * from those that a warm Lambda has read before.
 */
import { queryPartition } from '../../../platform/table/client.ts';
import { type Key, keys, partitionKeys } from '../../../platform/table/keys.ts';
import { putUnlessNewer } from './publications.ts';

interface TotalsHashItem extends Key {
  /** The number of the publication that wrote it. */
  readonly number: number;
  readonly hash: string;
}

/**
 * Called before the totals themselves are written, so that no reader of the hashes takes older totals for the newest.
 * Totals that are then not written leave a hash that no stored ones have, and are read each time.
 */
export async function writeTotalsHash(tournamentId: number, hash: string, number: number): Promise<void> {
  // A newer publication's hash stays: that publication writes its totals, too.
  const item: TotalsHashItem = { ...keys.totalsHash(tournamentId), number, hash };
  await putUnlessNewer(item);
}

/** By tournament id, strongly consistent. */
export async function readTotalsHashes(): Promise<ReadonlyMap<number, string>> {
  const items = await queryPartition<TotalsHashItem>(partitionKeys.totalsHashes);
  return new Map(items.map(({ sk, hash }) => [Number(sk), hash]));
}
