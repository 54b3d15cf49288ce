/** Asks the publisher for pages, in the Lambdas that write documents but render nothing. */
import type { PreparePages } from '../documents/publish-documents.ts';
import type { DocumentScope } from '../table/keys.ts';
import { findRepublication, requestRepublication } from '../table/republications.ts';
import { look } from './look.ts';

/**
 * Asks for the pages of a scope in the background: in any case, or if one of its documents changed. A change needs no
 * request of its own while every page is due, because the site has another look than it was published with.
 */
export const requestPagesOf =
  (scope: DocumentScope, now: Date, when: 'changed' | 'always'): PreparePages<object> =>
  async ({ changed }) =>
  async () => {
    const extent = scope === 'ALL' ? 'overall' : 'everything';
    const isNeeded = when === 'always' || (changed.length > 0 && !(await isEveryPageDue()));
    if (isNeeded) await requestRepublication(scope, { extent, look: look.css, now });
    return async () => false;
  };

/** Whether the pages were last published with another look; the end of a run of reconcile asks for all of them. */
const isEveryPageDue = async (css = look.css): Promise<boolean> => (await findRepublication('ALL'))?.look !== css;

/** Asks for every page if the pages were last published with another look; true if they were. */
export async function requestPagesOfNewLook(now: Date, css = look.css): Promise<boolean> {
  const isDue = await isEveryPageDue(css);
  if (isDue) await requestRepublication('ALL', { extent: 'everything', look: css, now });
  return isDue;
}
