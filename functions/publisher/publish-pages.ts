/** Publishes pages: those of a scope under the ticket of its documents, those of matches and teams under their own. */
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import type { EndedPublication } from '../platform/documents/publish-documents.ts';
import { environment } from '../platform/environment.ts';
import { mapInGroups } from '../platform/in-groups.ts';
import { type PutOutcome, putPage } from '../platform/pages/page-objects.ts';
import { type PageSource, sourceOfStored } from '../platform/pages/page-source.ts';
import { mayBeOutOfDate, pageTicketsOf, publishUnderOwnTickets } from '../platform/pages/page-ticket.ts';
import { type NameOfPagesTogether, readPagesTogether, renderPublishedPage } from '../platform/pages/render.ts';
import type { DocumentScope } from '../platform/table/keys.ts';
import type { RecomputationTicket } from '../platform/table/tickets.ts';

/** Whether there is a site to publish pages in; there is none in tests of the API alone. */
export const hasSite = (): boolean => environment().siteBucket !== '';

/** Pages that show the documents of a scope and are published under the ticket of its documents. */
export interface PagesOfScope {
  /** Without `source` the pages are made from what is stored. */
  publish(pages: readonly PublishedPage[], source?: PageSource): Promise<void>;
  /** Called after the ticket has ended: whether one of the published pages may be out of date all the same. */
  mayBeOutOfDate(ended: EndedPublication): Promise<boolean>;
}

export function pagesOfScope(scope: DocumentScope, ticket: RecomputationTicket, now: Date): PagesOfScope {
  let put: readonly { readonly key: string; readonly outcome: PutOutcome }[] = [];
  return {
    async publish(pages, source) {
      const stored = sourceOfStored(now);
      put = await mapInGroups(pages, async (page) => {
        const key = keyOfPage(page);
        const made = await renderPublishedPage(page, source ?? stored);
        return { key, outcome: await putPage(key, made, ticket, () => renderPublishedPage(page, stored)) };
      });
    },
    async mayBeOutOfDate(ended) {
      const tickets = pageTicketsOf(scope);
      for (const { key, outcome } of put) if (await mayBeOutOfDate(tickets, key, outcome, ended)) return true;
      return false;
    },
  };
}

/**
 * How many pages of matches or teams are published together. After each group a republication checks whether its time is
 * over.
 */
export const pagesAtOnce = 20;

/** A page of a match or team that could not be published. */
export interface FailedPage {
  readonly id: number;
  readonly error: unknown;
}

/**
 * Publishes pages of matches or teams by their ids, each under a ticket of its own. Rejects, when all have been tried,
 * with the failure of the first that failed.
 */
export async function publishOwnPages(name: NameOfPagesTogether, ids: Iterable<number>, now: Date): Promise<void> {
  const [failed] = await tryToPublishOwnPages(name, ids, now);
  if (failed) throw failed.error;
}

/**
 * Publishes pages of matches or teams by their ids, and resolves with those that failed. Pages are published together; those of a group that fails are
 * published again one by one, so that one that cannot be read does not stop the others.
 */
export async function tryToPublishOwnPages(
  name: NameOfPagesTogether,
  ids: Iterable<number>,
  now: Date,
): Promise<FailedPage[]> {
  const all = [...ids];
  const failed: FailedPage[] = [];
  for (let at = 0; at < all.length; at += pagesAtOnce) {
    const group = all.slice(at, at + pagesAtOnce);
    try {
      await publishTogether(name, group, now);
    } catch {
      failed.push(...(await publishOneByOne(name, group, now)));
    }
  }
  return failed;
}

async function publishOneByOne(name: NameOfPagesTogether, ids: readonly number[], now: Date): Promise<FailedPage[]> {
  const failed = await mapInGroups(ids, async (id) => {
    try {
      await publishTogether(name, [id], now);
      return [];
    } catch (error) {
      return [{ id, error }];
    }
  });
  return failed.flat();
}

function publishTogether(name: NameOfPagesTogether, ids: readonly number[], now: Date): Promise<void> {
  const pages = ids.map((id) => ({
    id,
    key: keyOfPage({ name, id }),
    tickets: pageTicketsOf(`${name === 'match' ? 'MATCH' : 'TEAM'}#${id}`),
  }));
  return publishUnderOwnTickets(pages, async (some) => {
    const render = await readPagesTogether(
      name,
      some.map(({ id }) => id),
      sourceOfStored(now),
    );
    return ({ id }) => render(id);
  });
}
