/**
 * The hash of each tournament's newest totals, all in one partition: one read of a few units tells which totalsOfAll differ
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
 * Called before the totals itself is written, so that no reader of the hashes takes an older totals for the newest. A
 * totals that is then not written leaves a hash that no stored totals has, and is read each time.
 */
export async function writeTotalsHash(tournamentId: number, hash: string, number: number): Promise<void> {
  // A newer publication's hash stays: it writes the totals, too.
  const item: TotalsHashItem = { ...keys.totalsHash(tournamentId), number, hash };
  await putUnlessNewer(item);
}

/** By tournament id, strongly consistent. */
export async function readTotalsHashes(): Promise<ReadonlyMap<number, string>> {
  const items = await queryPartition<TotalsHashItem>(partitionKeys.totalsHashes);
  return new Map(items.map(({ sk, hash }) => [Number(sk), hash]));
}
