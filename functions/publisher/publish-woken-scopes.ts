/**
 * Publishes the scopes that were woken: first what belongs to matches in play, last what the background work asks for; and
 * those who write documents before those who read them. What does not fit into the time of a batch is woken again, so that
 * a match in play whose record comes next does not wait for it.
 */

import { reportToBackgroundWork } from '../competition/publication/store/background-work.ts';
import { wakeScopes } from '../competition/publication/store/wakes.ts';
import { logFailure } from '../platform/log/log.ts';
import { recordPublisherLag } from '../platform/log/metrics.ts';
import type { Scope } from '../platform/table/keys.ts';
import { publishOverall } from './publish-overall.ts';
import { publishTournament } from './publish-tournament.ts';
import { putPagesOfIds } from './put-pages.ts';
import type { WokenScope } from './woken-scopes.ts';

/** Milliseconds after which a batch begins nothing that does not belong to a match in play. */
const batchTime = 2000;

/**
 * Milliseconds after which a batch begins no further background work, because a result that is saved in the meantime is
 * published only when the batch has ended.
 */
const backgroundTime = 500;

/** Milliseconds after which a batch begins nothing at all: an import may make many matches look as if in play. */
const longestBatchTime = 20_000;

/** How many pages of matches or teams are published before the time is looked at again. */
const pagesAtOnce = 20;

/** Resolves with the sequence numbers of the records whose scopes could not be published. */
export async function publishWokenScopes(woken: readonly WokenScope[]): Promise<string[]> {
  const start = Date.now();
  const waiting = new Map(woken.map((each) => [each.scope, each]));
  const failed = new Set<Scope>();
  while (waiting.size > 0) {
    const some = nextOf(waiting);
    if (Date.now() - start > timeFor(some) && waiting.size < woken.length) break;
    for (const { scope } of some) waiting.delete(scope);
    for (const scope of await publishTogether(some, waiting)) failed.add(scope);
  }
  for (const { scope, ...options } of waiting.values())
    await markFailedOnError([scope], () => wakeScopes([scope], options));
  const ofPart = woken.filter(({ scope, isPart }) => isPart && !waiting.has(scope)).map(({ scope }) => scope);
  const isPublished = (scope: Scope) => !failed.has(scope);
  await markFailedOnError(ofPart, () =>
    reportToBackgroundWork(
      ofPart.filter(isPublished),
      ofPart.filter((scope) => failed.has(scope)),
    ),
  );
  return woken.filter(({ scope }) => failed.has(scope)).map(({ sequence }) => sequence);

  async function markFailedOnError(scopes: readonly Scope[], write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      logFailure(error);
      for (const scope of scopes) failed.add(scope);
    }
  }
}

function timeFor([first]: readonly WokenScope[]): number {
  if (first?.isLive) return longestBatchTime;
  return first?.isPart ? backgroundTime : batchTime;
}

/** The scopes to publish next: one with documents, or pages of several matches or teams. */
function nextOf(waiting: ReadonlyMap<Scope, WokenScope>): WokenScope[] {
  const rankOf = ({ scope, isLive, isPart }: WokenScope) =>
    kinds.indexOf(kindOf(scope)) + kinds.length * (isLive ? 0 : isPart ? 2 : 1);
  const inOrder = [...waiting.values()].sort((a, b) => rankOf(a) - rankOf(b));
  const [first] = inOrder;
  if (!first) return [];
  const hasDocuments = typeof first.scope === 'number' || first.scope === 'ALL';
  return hasDocuments ? [first] : inOrder.filter((each) => rankOf(each) === rankOf(first)).slice(0, pagesAtOnce);
}

const kinds = ['tournament', 'MATCH', 'ALL', 'TEAM'] as const;
const kindOf = (scope: Scope) =>
  typeof scope === 'number' ? 'tournament' : (scope.split('#')[0] as 'MATCH' | 'ALL' | 'TEAM');

/**
 * Publishes scopes of one kind; resolves with those that failed, after logging why. Scopes of this batch that wait for their
 * turn need not be woken.
 */
async function publishTogether(some: readonly WokenScope[], waiting: Map<Scope, WokenScope>): Promise<Scope[]> {
  const [{ scope: first, isWhole, isLive, changedAt }] = some as readonly [WokenScope];
  const kind = kindOf(first);
  const now = new Date();
  const wake = async (scopes: readonly Scope[]) => {
    for (const scope of scopes) {
      const known = waiting.get(scope);
      if (known && isLive) waiting.set(scope, { ...known, isLive });
    }
    await wakeScopes(
      scopes.filter((scope) => !waiting.has(scope)),
      { isLive, changedAt },
    );
  };
  try {
    if (kind === 'MATCH' || kind === 'TEAM') {
      const ids = some.map(({ scope }) => Number(String(scope).split('#')[1]));
      const failedIds = await putPagesOfIds(kind === 'MATCH' ? 'match' : 'team', ids, now);
      if (failedIds.length > 0) return failedIds.map((id): Scope => `${kind}#${id}`);
    } else if (first === 'ALL') await publishOverall({ now, isWhole, wake });
    else await publishTournament(Number(first), { now, isWhole, wake });
  } catch (error) {
    logFailure(error);
    return some.map(({ scope }) => scope);
  }
  recordPublisherLag(Date.now() - Math.min(...some.map((each) => each.changedAt)));
  return [];
}
