/** Asks for what has to be published again: by another build, or for another of the federation's days. */

import {
  askForBackgroundWork,
  isWorkDone,
  readBackgroundWork,
  resumeStuckWork,
} from '../competition/publication/store/background-work.ts';
import { publicationBuild } from '../competition/publication/store/publication-build.ts';
import { scopeOfText, wakeScopes } from '../competition/publication/store/wakes.ts';
import { getSettings } from '../competition/records/settings.ts';
import { localDay } from '../platform/local-time.ts';

/** Asks for everything. A work over everything that this build has begun goes on, so that the call may be repeated. */
export async function askForEverything(now: Date): Promise<void> {
  const work = await readBackgroundWork();
  if (work.current?.name === 'everything' && work.build === publicationBuild.id) return resumeStuckWork(work, now);
  await askForBackgroundWork(['everything'], { build: publicationBuild.id, day: await federationDay(now) });
}

/**
 * Asks for everything when another build publishes now, for what turns with the day on another day; resumes work
 * that got stuck; and asks once more for what could not be published.
 */
export async function askForWhatIsDue(now: Date): Promise<void> {
  const [work, day] = [await readBackgroundWork(), await federationDay(now)];
  if (work.build !== publicationBuild.id) return askForEverything(now);
  if (work.day !== day) return askForBackgroundWork(['day'], { day });
  await resumeStuckWork(work, now);
  if (isWorkDone(work)) await wakeScopes([...work.failed].map(scopeOfText), { isPart: true });
}

const federationDay = async (now: Date): Promise<string> => localDay(now, (await getSettings()).timeZone);
