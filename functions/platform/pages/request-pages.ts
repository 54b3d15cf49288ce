/** Asks the publisher for pages, in the Lambdas that write documents but render nothing. */
import type { PreparePages } from '../documents/publish-documents.ts';
import type { DocumentScope } from '../table/keys.ts';
import { requestRepublication } from '../table/republications.ts';
import { look } from './look.ts';

/** Asks for the pages of a scope in the background if one of its documents changed, or in any case. */
export const requestPagesOf =
  (scope: DocumentScope, now: Date, when: 'changed' | 'always'): PreparePages<object> =>
  async ({ changed }) =>
  async () => {
    const extent = scope === 'ALL' ? 'overall' : 'everything';
    if (when === 'always' || changed.length > 0) await requestRepublication(scope, { extent, look: look.css, now });
    return async () => false;
  };
