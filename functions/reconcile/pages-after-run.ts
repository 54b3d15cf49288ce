/** Asks for the pages that a finished run leaves to be published, in the background, and tells how far they are. */
import { look } from '../platform/pages/look.ts';
import { requestPagesOfNewLook } from '../platform/pages/request-pages.ts';
import {
  findRepublication,
  type Republication,
  requestRepublication,
  storeRepublication,
} from '../platform/table/republications.ts';
import { listTournaments } from '../platform/table/tournaments.ts';

/** How many tournaments, matches and teams of the last republication of all pages are done. */
export interface PagesProgress {
  readonly done: number;
  /** Null until they have been counted. */
  readonly total: number | null;
  readonly isFinished: boolean;
  readonly failed: readonly string[];
}

/**
 * With another look than the pages were last published with, every page is asked for. Without, a night asks for those
 * that depend on the date, and wakes republications that stopped because the publisher failed.
 */
export async function requestPagesAfterRun(isNightly: boolean, now: Date): Promise<PagesProgress | null> {
  const isRequested = await requestPagesOfNewLook(now);
  if (!isRequested && isNightly) {
    await wakeRepublications(now);
    const before = await findRepublication('ALL');
    if (!before?.cursor) await requestRepublication('ALL', { extent: 'day', look: look.css, now });
  }
  return progressOf(await findRepublication('ALL'));
}

/** Stores each unfinished one again: the stream then tells the publisher of it. */
async function wakeRepublications(now: Date): Promise<void> {
  for (const scope of ['ALL', ...(await listTournaments()).map(({ id }) => id)] as const) {
    const republication = await findRepublication(scope);
    if (republication?.cursor) await storeRepublication(republication, now);
  }
}

const progressOf = (republication: Republication | undefined): PagesProgress | null =>
  republication
    ? {
        done: republication.done,
        total: republication.total,
        isFinished: republication.cursor === null,
        failed: republication.failed,
      }
    : null;
