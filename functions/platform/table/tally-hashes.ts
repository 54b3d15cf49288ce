/**
 * The hash of each tournament's newest tally, all in one partition: one read of a few units tells which tallies differ
 * from those that a warm Lambda has read before.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { queryPartition, tableName } from './client.ts';
import { type Key, keys, partitionKeys } from './keys.ts';
import { type RecomputationTicket, writeUnlessNewer } from './tickets.ts';

interface TallyHashItem extends Key {
  readonly ticket: number;
  readonly hash: string;
}

/**
 * Called before the tally itself is written, so that no reader of the hashes takes an older tally for the newest. A
 * tally that is then not written leaves a hash that no stored tally has, and is read each time.
 */
export const writeTallyHash = (tournamentId: number, hash: string, { number }: RecomputationTicket): Promise<boolean> =>
  writeUnlessNewer(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.tallyHash(tournamentId), ticket: number, hash } satisfies TallyHashItem,
      ConditionExpression: 'attribute_not_exists(ticket) OR ticket < :mine',
      ExpressionAttributeValues: { ':mine': number },
    }),
  );

/** By tournament id, strongly consistent. */
export async function readTallyHashes(): Promise<ReadonlyMap<number, string>> {
  const items = await queryPartition<TallyHashItem>(partitionKeys.tallyHashes);
  return new Map(items.map(({ sk, hash }) => [Number(sk), hash]));
}
