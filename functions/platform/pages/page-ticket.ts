/** Publishes pages under tickets of their own, again when another publication may have left one out of date. */
import type { EndedPublication } from '../documents/publish-documents.ts';
import { siteBucket } from '../files/site-bucket.ts';
import { mapInGroups } from '../in-groups.ts';
import type { TicketScope } from '../table/keys.ts';
import {
  finishRecomputationTicket,
  type RecomputationTicket,
  raiseTicketCounter,
  takeRecomputationTicket,
} from '../table/tickets.ts';
import { type PutOutcome, putPage } from './page-objects.ts';

/** The counter from which the publications of a page take their tickets. */
export interface PageTickets {
  take(): Promise<RecomputationTicket>;
  /** Marks a ticket's publication as ended; false when one with a higher ticket has ended already. */
  finish(ticket: RecomputationTicket): Promise<boolean>;
  /** Raises the counter to a ticket that it has not given yet, as after a restore; false when it has given it. */
  raise(to: number): Promise<boolean>;
}

export const pageTicketsOf = (scope: TicketScope): PageTickets => ({
  take: () => takeRecomputationTicket(scope),
  finish: (ticket) => finishRecomputationTicket(scope, ticket),
  raise: (to) => raiseTicketCounter(scope, to),
});

/** A page with a ticket counter of its own: that of a match or a team. */
interface PageWithTickets {
  readonly key: string;
  readonly tickets: PageTickets;
}

/** Makes the HTML of a page; null stands for a page that is to be removed. */
type RenderPage<Page> = (page: Page) => Promise<string | null>;

/**
 * Publishes pages that are made of what `read` reads, strongly consistent, for all of them at once. Each page must be
 * made from what was read after its own ticket was taken, so `read` is called when all of them have theirs, and again,
 * after new tickets, for those that have to be published again.
 */
export async function publishUnderOwnTickets<Page extends PageWithTickets>(
  pages: readonly Page[],
  read: (pages: readonly Page[]) => Promise<RenderPage<Page>>,
): Promise<void> {
  let left = pages;
  while (left.length > 0) {
    const taken = await mapInGroups(left, async (page) => ({ page, ticket: await page.tickets.take() }));
    const render = await read(left);
    const outOfDate = await mapInGroups(taken, async ({ page, ticket }) => {
      const { key, tickets } = page;
      const outcome = await putPage(key, await render(page), ticket);
      const ended = { ticket, isNewest: await tickets.finish(ticket) };
      return (await mayBeOutOfDate(tickets, key, outcome, ended)) ? [page] : [];
    });
    left = outOfDate.flat();
  }
}

/**
 * Whether the page may be out of date although no publication is under way. A removed page keeps no ticket, so an older
 * publication may have written it again; and after a restore of the table, pages have higher tickets than the counter.
 */
export async function mayBeOutOfDate(
  tickets: Pick<PageTickets, 'raise'>,
  key: string,
  outcome: PutOutcome,
  { ticket, isNewest }: EndedPublication,
): Promise<boolean> {
  switch (outcome.did) {
    case 'yield':
      return tickets.raise(outcome.to);
    case 'write':
      return !isNewest;
    case 'remove':
    case 'nothing':
      // While no other publication is under way, an unchanged page is not written, and is no reason to publish again.
      // Otherwise 'nothing' and 'remove' mean that this page should not exist: one that does came from the other.
      return !ticket.isAlone && (await siteBucket.find(key)) !== null;
  }
}
