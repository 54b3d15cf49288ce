/**
 * Counts authentication attempts. An attempt is counted before it is made, so that parallel ones keep within the limit.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, isFailedCondition, tableName } from './client.ts';
import { type Key, keys } from './keys.ts';
import { epochSeconds } from './ttl.ts';

export interface AttemptLimit {
  /**
   * What is counted, such as logins of an address from a network. Only its hash is stored, so the table shows neither
   * address nor network.
   */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

interface AttemptCounter {
  /** Number of attempts that failed or are not finished. */
  readonly n: number;
  /** Number of attempts that failed. */
  readonly failed?: number;
  /** End of the time window, in seconds since 1970; DynamoDB removes the item some time after. */
  readonly ttl: number;
}

/** An attempt counted in the window that ends at `until`, in seconds since 1970. */
interface CountedAttempt {
  readonly key: Key;
  readonly until: number;
}

/** Thrown when a limit is reached; the next attempt is possible after `retryAfter` seconds. */
export class LimitReachedError extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('limit reached');
    this.retryAfter = Math.max(1, retryAfter);
  }
}

/** Counts one attempt, as not finished, under each limit. Throws and counts nothing when one limit is reached. */
export async function countAttempt(limits: readonly AttemptLimit[]): Promise<CountedAttempt[]> {
  const counted: CountedAttempt[] = [];
  for (const limit of limits) {
    const one = await countUnderLimit(limit);
    if (one instanceof LimitReachedError) {
      await uncountAttempt(counted);
      throw one;
    }
    counted.push(one);
  }
  return counted;
}

/** Marks the attempt as failed: it stays counted until its window ends, and other attempts no longer wait for it. */
export const markAttemptFailed = (counted: readonly CountedAttempt[]): Promise<void> =>
  updateOpenCounters(counted, 'ADD failed :one');

/** Removes the attempt from the counters. */
export const uncountAttempt = (counted: readonly CountedAttempt[]): Promise<void> =>
  updateOpenCounters(counted, 'ADD n :minusOne');

/** Updates the counters of an attempt; those whose window is over are left as they are. */
async function updateOpenCounters(counted: readonly CountedAttempt[], UpdateExpression: string): Promise<void> {
  const step = UpdateExpression.endsWith(':one') ? { ':one': 1 } : { ':minusOne': -1 };
  for (const { key, until } of counted) {
    await updateCounterIf({
      Key: key,
      UpdateExpression,
      ConditionExpression: '#ttl = :until',
      ExpressionAttributeValues: { ...step, ':until': until },
    });
  }
}

/** Milliseconds to wait for unfinished attempts: one that succeeds is no longer counted, so another one may start. */
const unfinishedAttemptsWaitMs = 4000;

/**
 * Counts one attempt under one limit. A window begins with its first attempt; after its end a new one begins, even when
 * DynamoDB has not removed the item yet.
 */
async function countUnderLimit({
  name,
  most,
  windowSeconds,
}: AttemptLimit): Promise<CountedAttempt | LimitReachedError> {
  const key = keys.attempts(createHash('sha256').update(name).digest('base64url'));
  const deadline = Date.now() + unfinishedAttemptsWaitMs;
  for (let pause = 100; ; pause = Math.min(400, pause * 2)) {
    const now = epochSeconds(new Date());
    const times = { ':now': now, ':until': now + windowSeconds };
    const inWindow = await updateCounterIf({
      Key: key,
      UpdateExpression: 'SET #ttl = if_not_exists(#ttl, :until) ADD n :one',
      ConditionExpression: 'attribute_not_exists(pk) OR (#ttl > :now AND n < :most)',
      ExpressionAttributeValues: { ...times, ':one': 1, ':most': most },
    });
    if (inWindow.isDone) return { key, until: inWindow.counter.ttl };
    const { ttl, failed = 0 } = inWindow.counter;
    if (ttl > now) {
      if (failed >= most) return new LimitReachedError(ttl - now);
      if (Date.now() > deadline) return new LimitReachedError(unfinishedAttemptsWaitMs / 1000);
      await sleep(pause * (0.5 + Math.random()));
      continue;
    }
    const anew = await updateCounterIf({
      Key: key,
      UpdateExpression: 'SET #ttl = :until, n = :one REMOVE failed',
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
      ExpressionAttributeValues: { ...times, ':one': 1 },
    });
    if (anew.isDone) return { key, until: anew.counter.ttl };
  }
}

type CounterUpdate = Pick<
  UpdateCommand['input'],
  'Key' | 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>;

/** Updates a counter and returns it, or the stored one unchanged when the condition does not hold. */
async function updateCounterIf(update: CounterUpdate): Promise<{ isDone: boolean; counter: AttemptCounter }> {
  const names = { ExpressionAttributeNames: { '#ttl': 'ttl' } };
  const answers = { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
  try {
    const { Attributes } = await documentClient().send(
      new UpdateCommand({ ...update, ...names, ...answers, TableName: tableName() }),
    );
    return { isDone: true, counter: Attributes as AttemptCounter };
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    // The stored item in DynamoDB's own format; absent when the counter was removed meanwhile.
    const { n, failed, ttl } = error.Item ?? {};
    return {
      isDone: false,
      counter: { n: Number(n?.N ?? 0), failed: Number(failed?.N ?? 0), ttl: Number(ttl?.N ?? 0) },
    };
  }
}
