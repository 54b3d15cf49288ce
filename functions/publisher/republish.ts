/**
 * Republishes pages in the background: tournament by tournament with its matches, then teams, then the pages over all
 * tournaments; in the end it removes pages of what no longer exists.
 */
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { publishTournament } from '../platform/documents/publish.ts';
import { publishOverallDocuments } from '../platform/documents/publish-overall.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { logFailure } from '../platform/log.ts';
import { listMatchIdsOfTournament } from '../platform/table/matches.ts';
import {
  findRepublication,
  type Republication,
  type RepublicationCursor,
  storeRepublication,
} from '../platform/table/republications.ts';
import { prepareOverallPages } from './overall-pages.ts';
import { publishMatchPage, publishTeamPage } from './publish-pages.ts';
import { countRepublication, type RepublicationPlan, readRepublicationPlan } from './republication-plan.ts';
import { sweepPages } from './sweep-pages.ts';
import { prepareAllPagesOfTournament } from './tournament-pages.ts';

/** How many matches or teams are published between two looks at the clock. */
const pagesAtOnce = 20;

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
    do progress = await afterNextStep(progress, plan);
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
  const now = new Date();
  const preparePages = prepareAllPagesOfTournament(id, now);
  const failed = await keysOfFailed(
    [id],
    () => `PAGE#${id}`,
    () => publishTournament(id, now, { preparePages, everyPage: true }),
  );
  const cursor: RepublicationCursor =
    progress.extent === 'day' ? { stage: 'tournaments', after: id } : { stage: 'matches', tournamentId: id, after: 0 };
  return advance(progress, 1, failed, cursor);
}

async function afterNextMatches(
  progress: Republication,
  { tournamentId, after }: Extract<RepublicationCursor, { stage: 'matches' }>,
): Promise<Republication> {
  const ids = await listMatchIdsOfTournament(tournamentId, after, pagesAtOnce);
  const now = new Date();
  const failed = await keysOfFailed(
    ids,
    (id) => keyOfPage({ name: 'match', id }),
    (id) => publishMatchPage(id, now),
  );
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
  const now = new Date();
  const failed = await keysOfFailed(
    ids,
    (id) => keyOfPage({ name: 'team', id }),
    (id) => publishTeamPage(id, now),
  );
  if (ids.length === pagesAtOnce)
    return advance(progress, ids.length, failed, { stage: 'teams', after: ids.at(-1) ?? 0 });
  return advance(progress, ids.length, failed, progress.scope === 'ALL' ? { stage: 'overall' } : null);
}

async function afterOverallPages(progress: Republication): Promise<Republication> {
  const now = new Date();
  const failed = await keysOfFailed(
    ['ALL'],
    () => 'PAGE#ALL',
    () => publishOverallDocuments(now, { preparePages: prepareOverallPages(now), everyPage: true }),
  );
  return advance(progress, 0, failed, progress.extent === 'overall' ? null : { stage: 'sweep', after: '' });
}

const cursorToSweep = (lastKey: string | null): RepublicationCursor | null =>
  lastKey === null ? null : { stage: 'sweep', after: lastKey };

/** How many failures are remembered: enough to see what they have in common. */
const maxFailed = 20;

const advance = (
  { done, failed, ...progress }: Republication,
  more: number,
  newlyFailed: readonly string[],
  cursor: RepublicationCursor | null,
): Republication => ({
  ...progress,
  done: done + more,
  failed: [...failed, ...newlyFailed].slice(0, maxFailed),
  cursor,
});

/** Publishes each; one that fails is logged and does not stop the others. Returns the names of those that failed. */
async function keysOfFailed<T>(
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
