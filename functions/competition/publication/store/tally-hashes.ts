/**
 * The hash of each tournament's newest tally, all in one partition: one read of a few units tells which tallies differ
 * from those that a warm Lambda has read before.
 */
import { queryPartition } from '../../../platform/table/client.ts';
import { type Key, keys, partitionKeys } from '../../../platform/table/keys.ts';
import { putUnlessNewer } from './publications.ts';

interface TallyHashItem extends Key {
  /** The number of the publication that wrote it. */
  readonly number: number;
  readonly hash: string;
}

/**
 * Called before the tally itself is written, so that no reader of the hashes takes an older tally for the newest. A
 * tally that is then not written leaves a hash that no stored tally has, and is read each time.
 */
export async function writeTallyHash(tournamentId: number, hash: string, number: number): Promise<void> {
  // A newer publication's hash stays: it writes the tally, too.
  const item: TallyHashItem = { ...keys.tallyHash(tournamentId), number, hash };
  await putUnlessNewer(item);
}

/** By tournament id, strongly consistent. */
export async function readTallyHashes(): Promise<ReadonlyMap<number, string>> {
  const items = await queryPartition<TallyHashItem>(partitionKeys.tallyHashes);
  return new Map(items.map(({ sk, hash }) => [Number(sk), hash]));
}
