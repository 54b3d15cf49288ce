/** Remembers for a day what a request with an `Idempotency-Key` created and answered, so that it may be sent twice. */
import { getItem } from './client.ts';
import { commit, type TableWrite } from './commit.ts';
import { type Key, keys } from './keys.ts';
import { epochSeconds, secondsPerDay } from './ttl.ts';

/** A request with an `Idempotency-Key`: its user, a hash of the key, and an HMAC of the request under the key. */
export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
  readonly hash: string;
}

interface IdempotentAnswerItem extends Key {
  readonly hash: string;
  readonly answer: string;
  /** When the stored answer expires, in seconds since 1970; DynamoDB removes it some time after. */
  readonly ttl: number;
}

/** Thrown when another attempt of the same request was carried out in the meantime. */
export class DuplicateRequestError extends Error {}

/** The stored answer of the request with this key, and whether that request was the same as this one. */
export async function findIdempotentAnswer({ userId, key, hash }: IdempotencyKey, now: Date) {
  const item = await getItem<IdempotentAnswerItem>(keys.idempotency(userId, key));
  if (!item || item.ttl <= epochSeconds(now)) return undefined;
  return { isSameRequest: item.hash === hash, answer: JSON.parse(item.answer) as unknown };
}

/**
 * Commits a creation together with its answer, so that the same request sent again gets the same answer. Throws
 * `DuplicateRequestError` when another attempt of the request came first.
 */
export async function commitIdempotent<T>(
  { retryKey, now }: { readonly retryKey: IdempotencyKey | null; readonly now: Date },
  writes: readonly TableWrite[],
  answer: T,
): Promise<T> {
  await commit(retryKey ? [storeAnswerWrite(retryKey, now, answer), ...writes] : writes);
  return answer;
}

/** The write that remembers what a request answered; refused when its key has an answer already. */
export function storeAnswerWrite({ userId, key, hash }: IdempotencyKey, now: Date, answer: unknown): TableWrite {
  const ttl = epochSeconds(now) + secondsPerDay;
  return {
    put: { ...keys.idempotency(userId, key), hash, answer: JSON.stringify(answer), ttl },
    ...noAnswerCondition(now),
  };
}

/** A check that the request has not been answered yet, for writes that only begin what it asks for. */
export const unansweredCheck = ({ userId, key }: IdempotencyKey, now: Date): TableWrite => ({
  check: keys.idempotency(userId, key),
  ...noAnswerCondition(now),
});

const noAnswerCondition = (now: Date) => ({
  condition: 'attribute_not_exists(pk) OR #ttl <= :now',
  names: { '#ttl': 'ttl' },
  values: { ':now': epochSeconds(now) },
  otherwise: () => new DuplicateRequestError(),
});
