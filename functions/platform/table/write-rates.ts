/** Counts the writes of each user and sheet link against the rate at which they may write. */
import type { WriteRate } from '../environment.ts';
import { keyOfCounter, LimitReachedError, updateCounterIf } from './limit-counters.ts';

/**
 * Takes `writes` writes from what `who` may write at `now`, in milliseconds since 1970. Throws LimitReachedError and takes
 * nothing while all of it is used up. Of a request with several writes only one has to be left; the next request waits for
 * the others.
 *
 * One number is stored: until when the writes so far use up the rate. Each write moves it on by the time between two
 * writes, and it may be ahead of `now` by the time that a burst takes.
 */
export async function takeWrites(
  who: string,
  writes: number,
  { perMinute, burst }: WriteRate,
  now: number,
): Promise<void> {
  const msOfWrite = 60_000 / perMinute;
  const latest = Math.floor(now + (burst - 1) * msOfWrite);
  const taking = { who, now, latest, taken: Math.ceil(writes * msOfWrite) };
  // Most writes come after a pause; a counter that says otherwise is seen when the first update is refused.
  for (let usedUntil = 0; ; ) {
    const { isDone, counter } = await updateCounterIf<'usedUntil'>(
      usedUntil <= now ? updateAfterPause(taking) : updateInBurst(taking),
    );
    if (isDone) return;
    usedUntil = counter.usedUntil ?? 0;
    if (usedUntil > latest) throw new LimitReachedError(Math.ceil((usedUntil - latest) / 1000));
  }
}

/** Milliseconds, all but `taken` since 1970. */
interface Taking {
  readonly who: string;
  readonly now: number;
  /** Until when the rate may be used up for another write to be accepted. */
  readonly latest: number;
  /** By how much the writes move that on. */
  readonly taken: number;
}

const updateAfterPause = (taking: Taking) => ({
  ...keyAndValues(taking),
  UpdateExpression: 'SET usedUntil = :now + :taken, #ttl = :ttl',
  ConditionExpression: 'attribute_not_exists(usedUntil) OR usedUntil <= :now',
});

function updateInBurst(taking: Taking) {
  const { Key, ExpressionAttributeValues } = keyAndValues(taking);
  return {
    Key,
    UpdateExpression: 'SET usedUntil = usedUntil + :taken, #ttl = :ttl',
    ConditionExpression: 'usedUntil > :now AND usedUntil <= :latest',
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':latest': taking.latest },
  };
}

/** DynamoDB may remove the counter once it says nothing any more. */
const keyAndValues = ({ who, now, latest, taken }: Taking) => ({
  Key: keyOfCounter(`writes\n${who}`),
  ExpressionAttributeValues: { ':now': now, ':taken': taken, ':ttl': Math.ceil((latest + taken) / 1000) },
});
