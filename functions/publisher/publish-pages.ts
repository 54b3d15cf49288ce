/** Publishes pages: those of a scope under the ticket of its documents, those of matches and teams under their own. */
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import type { EndedPublication } from '../platform/documents/publish-documents.ts';
import { environment } from '../platform/environment.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { putPage } from '../platform/pages/page-objects.ts';
import { mayBeOutOfDate, pageTicketsOf, publishUnderOwnTicket } from '../platform/pages/page-ticket.ts';
import { readSiteFacts } from '../platform/pages/read-page.ts';
import { renderStoredPage } from '../platform/pages/render.ts';
import type { RecomputationTicket } from '../platform/table/documents-store.ts';
import type { DocumentScope } from '../platform/table/keys.ts';

/** Whether there is a site to publish pages in; there is none in tests of the API alone. */
export const hasSite = (): boolean => environment().siteBucket !== '';

/**
 * Publishes pages that show the documents of a scope. Returns what tells, after the ticket has ended, whether one of
 * them may be out of date all the same.
 */
export async function publishPagesOfScope(
  scope: DocumentScope,
  pages: readonly PublishedPage[],
  ticket: RecomputationTicket,
  now: Date,
): Promise<(ended: EndedPublication) => Promise<boolean>> {
  // Read once for all pages, and after the ticket was taken.
  const site = pages.length > 0 ? await readSiteFacts() : undefined;
  const put = await mapInGroups(pages, async (page) => {
    const key = keyOfPage(page);
    return { key, outcome: await putPage(key, await renderStoredPage(page, now, site), ticket) };
  });
  const tickets = pageTicketsOf(scope);
  return async (ended) => {
    for (const { key, outcome } of put) if (await mayBeOutOfDate(tickets, key, outcome, ended)) return true;
    return false;
  };
}

export const publishMatchPages = (ids: Iterable<number>, now: Date): Promise<unknown> =>
  mapInGroups([...ids], (id) => publishMatchPage(id, now));

export const publishTeamPages = (ids: Iterable<number>, now: Date): Promise<unknown> =>
  mapInGroups([...ids], (id) => publishTeamPage(id, now));

export const publishMatchPage = (id: number, now: Date): Promise<void> =>
  publishUnderOwnTicket(pageTicketsOf(`MATCH#${id}`), keyOfPage({ name: 'match', id }), () =>
    renderStoredPage({ name: 'match', id }, now),
  );

export const publishTeamPage = (id: number, now: Date): Promise<void> =>
  publishUnderOwnTicket(pageTicketsOf(`TEAM#${id}`), keyOfPage({ name: 'team', id }), () =>
    renderStoredPage({ name: 'team', id }, now),
  );
