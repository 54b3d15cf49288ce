/**
 * Republishes pages in the background: tournament by tournament with its matches, then teams, then the pages over all
 * tournaments; then it removes pages of what no longer exists, and tries once more what failed.
 */
import { keyOfPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { publishTournament } from '../platform/documents/publish.ts';
import { publishOverallDocuments } from '../platform/documents/publish-overall.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { logFailure } from '../platform/log.ts';
import type { NameOfPagesTogether } from '../platform/pages/render.ts';
import { partitionKeys } from '../platform/table/keys.ts';
import { listMatchIdsOfTournament } from '../platform/table/matches.ts';
import {
  findRepublication,
  maxFailed,
  type Republication,
  type RepublicationCursor,
  retryOf,
  storeRepublication,
} from '../platform/table/republications.ts';
import { prepareOverallPages } from './overall-pages.ts';
import { pagesAtOnce, publishOwnPages, tryToPublishOwnPages } from './publish-pages.ts';
import { countRepublication, type RepublicationPlan, readRepublicationPlan } from './republication-plan.ts';
import { sweepPages } from './sweep-pages.ts';
import { prepareAllPagesOfTournament } from './tournament-pages.ts';

/**
 * Works on a republication until the time (milliseconds since 1970) and stores how far it came; the stream's record of
 * that continues it, also when there was no time at all. Does nothing when a later step than `step` is stored: that one's
 * record continues it.
 */
export async function continueRepublication(scope: Republication['scope'], step: number, until: number): Promise<void> {
  let progress = await findRepublication(scope);
  if (!progress?.cursor || progress.step !== step) return;
  if (Date.now() < until) {
    const plan = await readRepublicationPlan(progress);
    if (progress.total === null) progress = { ...progress, total: await countRepublication(progress, plan) };
    do progress = withRetry(progress, await afterNextStep(progress, plan));
    while (progress.cursor && Date.now() < until);
  }
  await storeRepublication(progress, new Date());
}

async function afterNextStep(progress: Republication, plan: RepublicationPlan): Promise<Republication> {
  const { cursor } = progress;
  switch (cursor?.stage) {
    case 'tournaments':
      return afterNextTournament(progress, cursor.after, plan);
    case 'matches':
      return afterNextMatches(progress, cursor);
    case 'teams':
      return afterNextTeams(progress, cursor.after, plan);
    case 'overall':
      return afterOverallPages(progress);
    case 'sweep':
      return { ...progress, cursor: cursorToSweep(await sweepPages(cursor.after, new Date())) };
    case 'failed':
      return afterNextFailed(progress, cursor.left);
    default:
      return progress;
  }
}

async function afterNextTournament(
  progress: Republication,
  after: number,
  { tournamentIds }: RepublicationPlan,
): Promise<Republication> {
  const id = tournamentIds.find((each) => each > after);
  if (id === undefined) return { ...progress, cursor: { stage: 'teams', after: 0 } };
  const failed = await namesOfFailed([id], partitionKeys.documents, publishEveryPageOfTournament);
  const cursor: RepublicationCursor =
    progress.extent === 'day' ? { stage: 'tournaments', after: id } : { stage: 'matches', tournamentId: id, after: 0 };
  return advance(progress, 1, failed, cursor);
}

async function afterNextMatches(
  progress: Republication,
  { tournamentId, after }: Extract<RepublicationCursor, { stage: 'matches' }>,
): Promise<Republication> {
  const ids = await listMatchIdsOfTournament(tournamentId, after, pagesAtOnce);
  const failed = await namesOfFailedPages('match', ids);
  const isLast = ids.length < pagesAtOnce;
  const cursor: RepublicationCursor = isLast
    ? { stage: 'tournaments', after: tournamentId }
    : { stage: 'matches', tournamentId, after: ids.at(-1) ?? 0 };
  return advance(progress, ids.length, failed, cursor);
}

async function afterNextTeams(
  progress: Republication,
  after: number,
  { teamIds }: RepublicationPlan,
): Promise<Republication> {
  const ids = teamIds.filter((id) => id > after).slice(0, pagesAtOnce);
  const failed = await namesOfFailedPages('team', ids);
  if (ids.length === pagesAtOnce)
    return advance(progress, ids.length, failed, { stage: 'teams', after: ids.at(-1) ?? 0 });
  return advance(progress, ids.length, failed, progress.scope === 'ALL' ? { stage: 'overall' } : null);
}

async function afterOverallPages(progress: Republication): Promise<Republication> {
  const failed = await namesOfFailed(['ALL' as const], partitionKeys.documents, publishEveryOverallPage);
  return advance(progress, 0, failed, progress.extent === 'overall' ? null : { stage: 'sweep', after: '' });
}

const cursorToSweep = (lastKey: string | null): RepublicationCursor | null =>
  lastKey === null ? null : { stage: 'sweep', after: lastKey };

/** How many failures one step tries again: fewer than `pagesAtOnce`, because one of them may be a whole tournament. */
const failedAtOnce = 5;

/** Publishes the next failures once more. What fails again stays in the list, which the daily reconcile tries. */
async function afterNextFailed(progress: Republication, left: readonly string[]): Promise<Republication> {
  const failed = await namesOfFailed(left.slice(0, failedAtOnce), (name) => name, publishByName);
  const rest = left.slice(failedAtOnce);
  return advance(progress, 0, failed, rest.length > 0 ? { stage: 'failed', left: rest } : null);
}

/** A republication that ends with failures tries them once more, unless the list of failures was cut off. */
function withRetry(before: Republication, after: Republication): Republication {
  const { cursor, failed } = after;
  const isAtEnd = cursor === null && before.cursor?.stage !== 'failed';
  return isAtEnd && failed.length > 0 && failed.length < maxFailed ? { ...after, ...retryOf(failed) } : after;
}

async function publishEveryPageOfTournament(id: number): Promise<void> {
  const now = new Date();
  await publishTournament(id, now, { preparePages: prepareAllPagesOfTournament(id, now), everyPage: true });
}

async function publishEveryOverallPage(): Promise<void> {
  const now = new Date();
  await publishOverallDocuments(now, { preparePages: prepareOverallPages(now), everyPage: true });
}

/** Publishes what a name among the failures stands for. */
async function publishByName(name: string): Promise<void> {
  const page = pageOfKey(name);
  const now = new Date();
  if (page?.name === 'match' || page?.name === 'team') await publishOwnPages(page.name, [page.id ?? 0], now);
  else if (name === partitionKeys.documents('ALL')) await publishEveryOverallPage();
  else await publishEveryPageOfTournament(Number(name.split('#')[1]));
}

const advance = (
  { done, failed, ...progress }: Republication,
  more: number,
  newlyFailed: readonly string[],
  cursor: RepublicationCursor | null,
): Republication => ({
  ...progress,
  done: done + more,
  failed: [...new Set([...failed, ...newlyFailed])].slice(0, maxFailed),
  cursor,
});

/** Publishes pages; one that fails is logged and does not stop the others. Returns the keys of those that failed. */
async function namesOfFailedPages(name: NameOfPagesTogether, ids: readonly number[]): Promise<string[]> {
  const failed = await tryToPublishOwnPages(name, ids, new Date());
  return failed.map(({ id, error }) => {
    logFailure(error);
    return keyOfPage({ name, id });
  });
}

/** Publishes each; one that fails is logged and does not stop the others. Returns the names of those that failed. */
async function namesOfFailed<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  publish: (thing: T) => Promise<unknown>,
): Promise<string[]> {
  const failed = await mapInGroups(things, async (thing) => {
    try {
      await publish(thing);
      return [];
    } catch (error) {
      logFailure(error);
      return [nameOf(thing)];
    }
  });
  return failed.flat();
}
