/** Requests that may be sent twice: what the first one created and was answered is kept for a day. */
import { getItem } from './client.ts';
import { commit, type Write } from './commit.ts';
import { type Key, keys } from './keys.ts';
import { daySeconds, epochSeconds } from './ttl.ts';

/** A request that carries an `Idempotency-Key`: whose it is, hashes of the key and, sealed with it, of what it asks. */
export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
  readonly hash: string;
}

interface AnswerItem extends Key {
  readonly hash: string;
  readonly answer: string;
  /** Seconds since 1970; the table removes it some time after. */
  readonly ttl: number;
}

/** The same request was carried out in the meantime by another attempt. */
export class DuplicateRequestError extends Error {}

/** What the request with this key was answered, and whether it asked the same. */
export async function findAnswer({ userId, key, hash }: IdempotencyKey, now: Date) {
  const item = await getItem<AnswerItem>(keys.idempotency(userId, key));
  if (!item || item.ttl <= epochSeconds(now)) return undefined;
  return { isSameRequest: item.hash === hash, answer: JSON.parse(item.answer) as unknown };
}

/**
 * Commits a creation together with its answer, so that the same request sent again gets it again.
 * Throws `DuplicateRequestError` when another attempt of the same request came first.
 */
export async function commitIdempotent<T>(
  { retryKey, now }: { readonly retryKey: IdempotencyKey | null; readonly now: Date },
  writes: readonly Write[],
  answer: T,
): Promise<T> {
  await commit(retryKey ? [answerWrite(retryKey, now, answer), ...writes] : writes);
  return answer;
}

function answerWrite({ userId, key, hash }: IdempotencyKey, now: Date, answer: unknown): Write {
  const ttl = epochSeconds(now) + daySeconds;
  return {
    put: { ...keys.idempotency(userId, key), hash, answer: JSON.stringify(answer), ttl },
    condition: 'attribute_not_exists(pk) OR #ttl <= :now',
    names: { '#ttl': 'ttl' },
    values: { ':now': epochSeconds(now) },
    otherwise: () => new DuplicateRequestError(),
  };
}
