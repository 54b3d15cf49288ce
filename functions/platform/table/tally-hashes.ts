/**
 * The hash of each tournament's newest tally, all in one partition: one read of a few units tells which tallies differ
 * from those that a warm Lambda has read before.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, isFailedCondition, queryPartition, tableName } from './client.ts';
import { type Key, keys, partitionKeys } from './keys.ts';

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
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...keys.tallyHash(tournamentId), number, hash } satisfies TallyHashItem,
        ConditionExpression: 'attribute_not_exists(pk) OR attribute_not_exists(#number) OR #number <= :mine',
        ExpressionAttributeNames: { '#number': 'number' },
        ExpressionAttributeValues: { ':mine': number },
      }),
    );
  } catch (error) {
    // A newer publication writes the tally, too.
    if (!isFailedCondition(error)) throw error;
  }
}

/** By tournament id, strongly consistent. */
export async function readTallyHashes(): Promise<ReadonlyMap<number, string>> {
  const items = await queryPartition<TallyHashItem>(partitionKeys.tallyHashes);
  return new Map(items.map(({ sk, hash }) => [Number(sk), hash]));
}
