/** Asks for the pages that a finished run leaves to be published, in the background, and tells how far they are. */
import { requestDuePages } from '../platform/pages/request-pages.ts';
import {
  findRepublication,
  type Republication,
  requestFailedPages,
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
 * Asks for the pages that are due, and again for those that could not be published; the daily run also stores
 * unfinished republications again, so that the stream wakes the publisher for them. Returns the progress of the
 * republication of all pages before that; null when there is none.
 */
export async function requestPagesAfterRun(isDailyRun: boolean, now: Date): Promise<PagesProgress | null> {
  await requestDuePages(now);
  const progress = progressOf(await findRepublication('ALL'));
  for (const scope of ['ALL', ...(await listTournaments()).map(({ id }) => id)] as const) {
    const republication = await findRepublication(scope);
    // Stored again, an unfinished one is in the stream again, which tells the publisher of it.
    if (republication?.cursor && isDailyRun) await storeRepublication(republication, now);
    if (republication?.cursor === null && republication.failed.length > 0) await requestFailedPages(republication, now);
  }
  return progress;
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
