/** Asks the publisher for pages, in the Lambdas that write documents but render nothing. */

import type { PreparePages } from '../documents/publish-documents.ts';
import { localDay } from '../local-time.ts';
import type { DocumentScope } from '../table/keys.ts';
import { findRepublication, requestRepublication } from '../table/republications.ts';
import { getSettings } from '../table/settings.ts';
import { publicationBuild } from './publication-build.ts';

/**
 * Asks for the pages of a scope in the background: in any case, or if one of its documents changed. A change needs no
 * request of its own while every page is due, because the site was published with another build.
 */
export const requestPagesOf =
  (scope: DocumentScope, now: Date, when: 'changed' | 'always'): PreparePages<object> =>
  async ({ changed }) => ({
    async publish() {
      const extent = scope === 'ALL' ? 'overall' : 'everything';
      const isNeeded = when === 'always' || (changed.length > 0 && !(await isEveryPageDue()));
      if (isNeeded) await requestRepublication(scope, { extent, look: publicationBuild, now });
    },
    mayBeOutOfDate: async () => false,
  });

/** Whether the pages were last published with another build; the end of a run of reconcile asks for all of them. */
const isEveryPageDue = async (): Promise<boolean> => (await findRepublication('ALL'))?.look !== publicationBuild;

/**
 * Asks for the pages that are due: for all of them when they were last asked for with another build, and for those that
 * depend on the date when that was on another of the federation's days.
 */
export async function requestDuePages(now: Date, build = publicationBuild): Promise<void> {
  const [before, { timeZone }] = await Promise.all([findRepublication('ALL'), getSettings()]);
  const day = localDay(now, timeZone);
  const hasLook = before?.look === build;
  if (hasLook && before.day === day) return;
  await requestRepublication('ALL', { extent: hasLook ? 'day' : 'everything', look: build, day, now });
}
