/** Writes to the table: one transaction with every condition in it, retried on conflicts. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Problem } from '../problem.ts';
import { documentClient, tableName } from './client.ts';
import type { Key } from './keys.ts';
import { withCurrentSchemaVersion } from './upgrades.ts';
import { mayStartWrite, sendWrite, unavailableOrUnknownProblem } from './write-window.ts';

interface WriteCondition {
  readonly condition?: string;
  readonly names?: Record<string, string>;
  readonly values?: Record<string, unknown>;
  /**
   * What happens when the condition does not hold: 'changed' (default) throws `OptimisticLockError`, so that the caller
   * reads again; a function gives the error to throw.
   */
  readonly otherwise?: 'changed' | (() => Error);
}

export type TableWrite = WriteCondition &
  (
    | { readonly put: Key | (Key & Record<string, unknown>) }
    | { readonly update: Key; readonly set: string }
    | { readonly remove: Key }
    | { readonly check: Key }
  );

/** Thrown when stored data changed between reading and writing: the caller has to read and decide again. */
export class OptimisticLockError extends Error {}

const maxAttempts = 12;

/**
 * Writes all of it or nothing. When a condition does not hold, throws the error of the first such write. Conflicts with
 * other transactions are retried with growing, random pauses while the request's write window is open, then answered
 * 503.
 */
export async function commit(writes: readonly TableWrite[]): Promise<void> {
  const TransactItems = writes.map(transactItemFromWrite);
  const command = new TransactWriteCommand({ TransactItems, ClientRequestToken: randomUUID() });
  for (let attempt = 1; ; attempt += 1) {
    requireTimeToWrite();
    try {
      await sendWrite((options) => documentClient().send(command, options));
      return;
    } catch (error) {
      const refusal = errorFromCancellation(error, writes);
      if (refusal) throw refusal;
      if (!isConflict(error)) throw error;
      if (attempt === maxAttempts) throw tooBusyProblem();
      await sleep(Math.random() * Math.min(1000, 20 * 2 ** attempt));
    }
  }
}

/** Drops repeated checks of an item, because DynamoDB accepts each item only once in a transaction. */
export function dropRepeatedChecks(writes: readonly TableWrite[]): TableWrite[] {
  const checked = new Set<string>();
  return writes.filter((write) => {
    if (!('check' in write)) return true;
    const key = `${write.check.pk}\n${write.check.sk}`;
    const isNew = !checked.has(key);
    checked.add(key);
    return isNew;
  });
}

/**
 * Repeats an attempt that reads, decides and commits while others change what it read, as long as the request's write
 * window is open.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof OptimisticLockError)) throw error;
      if (tries === maxAttempts * 4 || !mayStartWrite()) throw tooBusyProblem();
      await sleep(Math.random() * Math.min(longestRetryPauseMs, 5 * 2 ** tries));
    }
  }
}

/** Throws 503 once the request's write window has closed. */
export function requireTimeToWrite(): void {
  if (!mayStartWrite()) throw tooBusyProblem();
}

/** Longest pause between attempts: long ones cost fewer attempts when many writers compete for one item. */
const longestRetryPauseMs = 1000;

const tooBusyProblem = (): Problem =>
  unavailableOrUnknownProblem('Muchas personas están guardando a la vez. No se guardó nada: probá de nuevo.');

function transactItemFromWrite(write: TableWrite) {
  const common = {
    TableName: tableName(),
    ConditionExpression: write.condition,
    ExpressionAttributeNames: write.names,
    ExpressionAttributeValues: write.values,
  };
  if ('put' in write) return { Put: { ...common, Item: withCurrentSchemaVersion(write.put) } };
  if ('update' in write) return { Update: { ...common, Key: write.update, UpdateExpression: write.set } };
  if ('remove' in write) return { Delete: { ...common, Key: write.remove } };
  return { ConditionCheck: { ...common, Key: write.check, ConditionExpression: write.condition ?? '' } };
}

function errorFromCancellation(error: unknown, writes: readonly TableWrite[]): Error | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const at = (error.CancellationReasons ?? []).findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  if (at < 0) return undefined;
  const otherwise = writes[at]?.otherwise ?? 'changed';
  return otherwise === 'changed' ? new OptimisticLockError() : otherwise();
}

const conflictCodes = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

function isConflict(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code }) => conflictCodes.has(Code ?? ''));
  }
  return error instanceof Error && error.name === 'TransactionInProgressException';
}
