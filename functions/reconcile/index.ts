/**
 * The Lambda that asks the publisher, in the background, for everything that is due: once as each of the federation's days
 * begins, when the schedule of each hour notices it; and for everything after a deployment or an import, which then wait
 * for it.
 */

import { isWorkDone, readBackgroundWork } from '../competition/publication/store/background-work.ts';
import { saveSiteUrl } from '../competition/records/settings.ts';
import { withMetrics } from '../platform/log/metrics.ts';
import { askForEverything, askForWhatIsDue } from './ask-for-what-is-due.ts';

interface ReconcileEvent {
  /** 'everything' asks for everything, 'progress' only for how far it is; absent in the event of the schedule. */
  readonly ask?: 'everything' | 'progress';
  /** The address of the site, which a deployment sends; it is stored before anything is published with it. */
  readonly siteUrl?: string;
  /** When the schedule was due, in ISO 8601. */
  readonly time?: string;
}

export interface ReconcileProgress {
  /** Grows with every part that is given or published, of whatever work. */
  readonly step: number;
  /** How many tournaments, matches, teams and other parts were published, of about how many. */
  readonly done: number;
  readonly total: number;
  readonly isFinished: boolean;
  /** What could not be published; the reasons are in the log. */
  readonly failed: readonly string[];
}

/** The hourly call throws when something could not be published, so that it is noticed; it is asked for once more. */
export function handler({ ask, siteUrl, time }: ReconcileEvent): Promise<ReconcileProgress> {
  return withMetrics(async () => {
    if (siteUrl !== undefined) await saveSiteUrl(siteUrl);
    const now = new Date(time ?? Date.now());
    if (ask === 'everything') await askForEverything(now);
    if (ask === undefined) await askForWhatIsDue(now);
    const progress = await readProgress();
    if (ask === undefined && progress.isFinished && progress.failed.length > 0)
      throw new Error(`Could not be published: ${progress.failed.join(', ')}`);
    return progress;
  });
}

async function readProgress(): Promise<ReconcileProgress> {
  const work = await readBackgroundWork();
  const { asked, current, failed, step } = work;
  const hasBegun = current?.name === 'everything' || !asked.has('everything');
  // Before everything begins, the numbers are those of an earlier work.
  const [done, total] = hasBegun ? [work.given - work.left.size, work.total] : [0, 0];
  return { step, done, total: Math.max(total, done), isFinished: isWorkDone(work), failed: [...failed].sort() };
}
