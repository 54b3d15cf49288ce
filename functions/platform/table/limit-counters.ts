/** Counters of what is limited, failed attempts and writes: they are changed only while a condition of theirs holds. */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, isFailedCondition, tableName } from './client.ts';
import { type Key, keys } from './keys.ts';

/** Thrown when a limit is reached; what it limits is possible again after `retryAfter` seconds. */
export class LimitReachedError extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('limit reached');
    this.retryAfter = Math.max(1, retryAfter);
  }
}

/** The key of what `name` counts. It has a hash of the name alone, so that the table shows neither address nor network. */
export const keyOfCounter = (name: string): Key => keys.attempts(createHash('sha256').update(name).digest('base64url'));

type CounterUpdate = Pick<
  UpdateCommand['input'],
  'Key' | 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>;

/**
 * Updates a counter, whose `#ttl` is an alias, and returns its numbers; or those stored, unchanged, when the condition does
 * not hold. The counter may have been removed meanwhile: then it has none.
 */
export async function updateCounterIf<Field extends string>(
  update: CounterUpdate,
): Promise<{ isDone: boolean; counter: { readonly [Name in Field]?: number } }> {
  const names = { ExpressionAttributeNames: { '#ttl': 'ttl' } };
  const answers = { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
  try {
    const { Attributes } = await documentClient().send(
      new UpdateCommand({ ...update, ...names, ...answers, TableName: tableName() }),
    );
    return { isDone: true, counter: Attributes as never };
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    // The stored item comes in DynamoDB's own format.
    const fields = Object.entries(error.Item ?? {}).map(([name, { N }]) => [name, Number(N)] as const);
    return { isDone: false, counter: Object.fromEntries(fields) as never };
  }
}
