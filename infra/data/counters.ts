/** Raises the id counters of a table to those of an export. */
import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { DataServices } from './environment-services.ts';
import { keyOfItem, type StoredAttributes, storedKeyOf } from './stored-item.ts';

/** A counter that is already higher stays as it is, so that no id is ever given twice. */
export async function raiseCounters(
  { table, tableName }: DataServices,
  counters: readonly StoredAttributes[],
): Promise<void> {
  for (const counter of counters) {
    try {
      await table.send(
        new UpdateItemCommand({
          TableName: tableName,
          Key: storedKeyOf(keyOfItem(counter)),
          UpdateExpression: 'SET n = :n',
          ConditionExpression: 'attribute_not_exists(n) OR n < :n',
          ExpressionAttributeValues: { ':n': counter.n ?? { N: '0' } },
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
}
