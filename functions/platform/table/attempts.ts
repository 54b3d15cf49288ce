/** Counters of authentication attempts. An attempt is counted before it is made, so parallel ones keep the limit. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from './client.ts';
import { type Key, keys } from './keys.ts';
import { epochSeconds } from './ttl.ts';

export interface Limit {
  /** What is counted: it is stored hashed, so neither addresses nor IPs can be read in the table. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

interface Counter {
  /** Attempts that failed or are under way. */
  readonly n: number;
  /** Those that failed. */
  readonly failed?: number;
  /** When the window ends, in seconds since 1970; the table removes the item some time after. */
  readonly ttl: number;
}

/** An attempt that was counted, in the window that ends then. */
interface CountedAttempt {
  readonly key: Key;
  readonly until: number;
}

/** That many seconds until the next attempt is counted. */
export class LimitReached extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('limit reached');
    this.retryAfter = Math.max(1, retryAfter);
  }
}

/** Counts one attempt under every limit, as one that is under way, or under none: then it throws `LimitReached`. */
export async function countAttempt(limits: readonly Limit[]): Promise<CountedAttempt[]> {
  const counted: CountedAttempt[] = [];
  for (const limit of limits) {
    const one = await countUnderLimit(limit);
    if (one instanceof LimitReached) {
      await withdrawCount(counted);
      throw one;
    }
    counted.push(one);
  }
  return counted;
}

/** The attempt failed: it stays counted until its window ends, and nobody waits for it any more. */
export const settleAsFailed = (counted: readonly CountedAttempt[]): Promise<void> =>
  updateInWindow(counted, 'ADD failed :one');

/** Removes the attempt from the count. */
export const withdrawCount = (counted: readonly CountedAttempt[]): Promise<void> =>
  updateInWindow(counted, 'ADD n :minusOne');

/** In a window that is over nothing is left to change. */
async function updateInWindow(counted: readonly CountedAttempt[], UpdateExpression: string): Promise<void> {
  const step = UpdateExpression.endsWith(':one') ? { ':one': 1 } : { ':minusOne': -1 };
  for (const { key, until } of counted) {
    await conditionalUpdate({
      Key: key,
      UpdateExpression,
      ConditionExpression: '#ttl = :until',
      ExpressionAttributeValues: { ...step, ':until': until },
    });
  }
}

/** How long attempts under way are waited for: they may succeed and make room. */
const waitForRoomMs = 4000;

/** A window begins with its first attempt, and one that is over begins anew, whether or not its item is gone. */
async function countUnderLimit({ name, most, windowSeconds }: Limit): Promise<CountedAttempt | LimitReached> {
  const key = keys.attempts(createHash('sha256').update(name).digest('base64url'));
  const deadline = Date.now() + waitForRoomMs;
  for (let pause = 100; ; pause = Math.min(400, pause * 2)) {
    const now = epochSeconds(new Date());
    const times = { ':now': now, ':until': now + windowSeconds };
    const inWindow = await conditionalUpdate({
      Key: key,
      UpdateExpression: 'SET #ttl = if_not_exists(#ttl, :until) ADD n :one',
      ConditionExpression: 'attribute_not_exists(pk) OR (#ttl > :now AND n < :most)',
      ExpressionAttributeValues: { ...times, ':one': 1, ':most': most },
    });
    if (inWindow.isDone) return { key, until: inWindow.counter.ttl };
    const { ttl, failed = 0 } = inWindow.counter;
    if (ttl > now) {
      if (failed >= most) return new LimitReached(ttl - now);
      if (Date.now() > deadline) return new LimitReached(waitForRoomMs / 1000);
      await sleep(pause * (0.5 + Math.random()));
      continue;
    }
    const anew = await conditionalUpdate({
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

/** The counter after the update, or as it is when its condition does not hold. */
async function conditionalUpdate(update: CounterUpdate): Promise<{ isDone: boolean; counter: Counter }> {
  const names = { ExpressionAttributeNames: { '#ttl': 'ttl' } };
  const answers = { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
  try {
    const { Attributes } = await documentClient().send(
      new UpdateCommand({ ...update, ...names, ...answers, TableName: tableName() }),
    );
    return { isDone: true, counter: Attributes as Counter };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // The table's own words; of a counter that was removed meanwhile there are none.
    const { n, failed, ttl } = error.Item ?? {};
    return {
      isDone: false,
      counter: { n: Number(n?.N ?? 0), failed: Number(failed?.N ?? 0), ttl: Number(ttl?.N ?? 0) },
    };
  }
}
