/** Tickets order recomputations: the one with the highest ticket has read the newest data, and its writes win. */
import { type PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, isFailedCondition, tableName } from './client.ts';
import { keys, type TicketScope } from './keys.ts';

/** The number of one recomputation of a scope, or of one page: the one with the highest number has read the newest data. */
export interface RecomputationTicket {
  readonly number: number;
  /** Whether every earlier recomputation has ended, so that none can overwrite unchanged documents any more. */
  readonly isAlone: boolean;
}

/**
 * Takes a ticket, before any data is read. `above` repairs a lost counter: the ticket is then higher than `above`.
 */
export async function takeRecomputationTicket(scope: TicketScope, above = 0): Promise<RecomputationTicket> {
  if (above > 0) await raiseTicketCounter(scope, above);
  const { Attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.ticket(scope),
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'ALL_NEW',
    }),
  );
  const number = Attributes?.n as number;
  return { number, isAlone: (Attributes?.done ?? 0) === number - 1 };
}

/** Raises a counter that is below `above`, as after a loss of the counters; false when it is not below. */
export const raiseTicketCounter = (scope: TicketScope, above: number): Promise<boolean> =>
  writeUnlessNewer(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.ticket(scope),
      UpdateExpression: 'SET n = :above',
      ConditionExpression: 'attribute_not_exists(n) OR n < :above',
      ExpressionAttributeValues: { ':above': above },
    }),
  );

/** Marks a recomputation as ended, after all its documents are written. False when a newer one has ended already. */
export function finishRecomputationTicket(scope: TicketScope, { number }: RecomputationTicket): Promise<boolean> {
  return writeUnlessNewer(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.ticket(scope),
      UpdateExpression: 'SET done = :mine',
      ConditionExpression: 'attribute_not_exists(done) OR done < :mine',
      ExpressionAttributeValues: { ':mine': number },
    }),
  );
}

/** Sends a write; false when its condition does not hold, because a newer recomputation came first. */
export async function writeUnlessNewer(write: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await documentClient().send(write as PutCommand);
    return true;
  } catch (error) {
    if (isFailedCondition(error)) return false;
    throw error;
  }
}
