/**
 * Counts authentication attempts. An attempt is counted before it is made, so that parallel ones keep within the limit.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Key } from '../table/keys.ts';
import { keyOfCounter, LimitReachedError, updateCounterIf } from '../table/limit-counters.ts';
import { epochSeconds } from '../table/ttl.ts';

export interface AttemptLimit {
  /**
   * What is counted, such as logins of an address from a network. Only its hash is stored, so the table shows neither
   * address nor network.
   */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * Of an attempt's counter: how many failed or are not finished, how many failed, and when the window ends, in seconds since
 * 1970; DynamoDB removes the item some time after.
 */
type AttemptField = 'n' | 'failed' | 'ttl';

/** An attempt counted in the window that ends at `until`, in seconds since 1970. */
interface CountedAttempt {
  readonly key: Key;
  readonly until: number;
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
    await updateCounterIf<AttemptField>({
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
  const key = keyOfCounter(name);
  const deadline = Date.now() + unfinishedAttemptsWaitMs;
  for (let pause = 100; ; pause = Math.min(400, pause * 2)) {
    const now = epochSeconds(new Date());
    const times = { ':now': now, ':until': now + windowSeconds };
    const inWindow = await updateCounterIf<AttemptField>({
      Key: key,
      UpdateExpression: 'SET #ttl = if_not_exists(#ttl, :until) ADD n :one',
      ConditionExpression: 'attribute_not_exists(pk) OR (#ttl > :now AND n < :most)',
      ExpressionAttributeValues: { ...times, ':one': 1, ':most': most },
    });
    const { ttl = 0, failed = 0 } = inWindow.counter;
    if (inWindow.isDone) return { key, until: ttl };
    if (ttl > now) {
      if (failed >= most) return new LimitReachedError(ttl - now);
      if (Date.now() > deadline) return new LimitReachedError(unfinishedAttemptsWaitMs / 1000);
      await sleep(pause * (0.5 + Math.random()));
      continue;
    }
    const anew = await updateCounterIf<AttemptField>({
      Key: key,
      UpdateExpression: 'SET #ttl = :until, n = :one REMOVE failed',
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl <= :now',
      ExpressionAttributeValues: { ...times, ':one': 1 },
    });
    if (anew.isDone) return { key, until: times[':until'] };
  }
}
