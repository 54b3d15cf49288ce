/**
 * Republications of pages in the background: the publisher works on one for a moment, stores how far it came, and goes
 * on when the stream delivers that record. A publisher that was killed therefore goes on where it stopped. It publishes
 * the results of a batch first; the results of the next batch wait until the moment is over.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, getItem, isFailedCondition, tableName } from './client.ts';
import { type DocumentScope, type Key, keys } from './keys.ts';
import { epochSeconds, secondsPerDay } from './ttl.ts';

/**
 * What is republished, each with what stands before it: the pages over all tournaments; what depends on the date (the
 * pages of tournaments in progress and of their teams); everything. A tournament's republication is always of
 * everything of it.
 */
const republicationExtents = ['overall', 'day', 'everything'] as const;
type RepublicationExtent = (typeof republicationExtents)[number];

/** Where a republication goes on: with what has a higher id, or key, than the last one done. */
export type RepublicationCursor =
  | { readonly stage: 'tournaments' | 'teams'; readonly after: number }
  | { readonly stage: 'matches'; readonly tournamentId: number; readonly after: number }
  | { readonly stage: 'overall' }
  | { readonly stage: 'sweep'; readonly after: string }
  /** The last: what has failed so far is tried once more, and `left` is what of that has not been. */
  | { readonly stage: 'failed'; readonly left: readonly string[] };

export interface Republication {
  readonly scope: DocumentScope;
  readonly extent: RepublicationExtent;
  /** Null once all is done. */
  readonly cursor: RepublicationCursor | null;
  /** How many of the `total` tournaments, matches and teams are done; null before they were counted. */
  readonly done: number;
  readonly total: number | null;
  /**
   * What could not be published, at most `maxFailed`: the keys of pages, and partitions of documents. The reasons are in
   * the log.
   */
  readonly failed: readonly string[];
  /** The publication build that makes the pages. */
  readonly look: string;
  /** The federation's day for which the pages that depend on it were last asked for; absent before the first. */
  readonly day?: string | undefined;
  /** How often it was stored: a version for optimistic locking. */
  readonly step: number;
}

/**
 * How many failures are remembered, to be published again by themselves. With more, the whole republication is repeated,
 * and a smaller one that is asked for is enlarged to it.
 */
export const maxFailed = 100;

/** A finished one is kept for a year, so that another build is noticed. */
const keptDays = 365;

type RepublicationItem = Key & Republication & { readonly ttl: number };

export async function findRepublication(scope: DocumentScope): Promise<Republication | undefined> {
  const item = await getItem<RepublicationItem>(keys.republication(scope));
  if (!item) return undefined;
  const { pk: _pk, sk: _sk, ttl: _ttl, ...republication } = item;
  return republication;
}

/**
 * Stores a republication as the step after the one that was read. False when another step was stored meanwhile: then
 * nothing is written.
 */
export async function storeRepublication(next: Republication, now: Date): Promise<boolean> {
  const item = { ...keys.republication(next.scope), ...next, step: next.step + 1, ttl: expiry(now) };
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: item satisfies RepublicationItem,
        ConditionExpression: 'attribute_not_exists(pk) OR step = :seen',
        ExpressionAttributeValues: { ':seen': next.step },
      }),
    );
    return true;
  } catch (error) {
    if (isFailedCondition(error)) return false;
    throw error;
  }
}

const expiry = (now: Date): number => epochSeconds(now) + keptDays * secondsPerDay;

export interface RepublicationRequest extends Pick<Republication, 'extent' | 'look' | 'day'> {
  readonly now: Date;
}

/**
 * Asks for a republication from its beginning; one under way begins anew, with the larger of both extents. What failed
 * before and is not part of everything that is published now stays to be tried again.
 */
export async function requestRepublication(
  scope: DocumentScope,
  { extent, look, now, day }: RepublicationRequest,
): Promise<void> {
  let isStored = false;
  while (!isStored) {
    const before = await findRepublication(scope);
    const due = before && !hasEnded(before) ? before.extent : 'overall';
    const larger = isAtLeast(due, extent) ? due : extent;
    const failed = larger === 'everything' ? [] : failuresOf(before);
    const first = { scope, extent: larger, cursor: firstCursor(scope, larger), done: 0, total: null, failed, look };
    isStored = await storeRepublication({ ...first, day: day ?? before?.day, step: before?.step ?? 0 }, now);
  }
}

/** Asks for what a finished republication could not publish: for everything of it when not all failures are known. */
export async function requestFailedPages(republication: Republication, now: Date): Promise<void> {
  const { scope, extent, look, failed } = republication;
  if (failed.length >= maxFailed) await requestRepublication(scope, { extent, look, now });
  else await storeRepublication({ ...republication, ...retryOf(failed) }, now);
}

/** What of a republication makes it try the failures once more. */
export const retryOf = (failed: readonly string[]): Pick<Republication, 'cursor' | 'failed'> => ({
  cursor: { stage: 'failed', left: failed },
  failed: [],
});

const hasEnded = ({ cursor, failed }: Republication): boolean => cursor === null && failed.length < maxFailed;

function failuresOf(republication: Republication | undefined): readonly string[] {
  if (!republication) return [];
  const { cursor, failed } = republication;
  return cursor?.stage === 'failed' ? [...cursor.left, ...failed] : failed;
}

const isAtLeast = (one: RepublicationExtent, other: RepublicationExtent): boolean =>
  republicationExtents.indexOf(one) >= republicationExtents.indexOf(other);

const firstCursor = (scope: DocumentScope, extent: RepublicationExtent): RepublicationCursor =>
  scope === 'ALL' && extent === 'overall' ? { stage: 'overall' } : { stage: 'tournaments', after: 0 };
