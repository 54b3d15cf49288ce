/** Publishes one page under a ticket of its own, again when another publication of it may have left it out of date. */
import type { EndedPublication } from '../documents/publish-documents.ts';
import { siteBucket } from '../files/site-bucket.ts';
import {
  finishRecomputationTicket,
  type RecomputationTicket,
  raiseTicketCounter,
  takeRecomputationTicket,
} from '../table/documents-store.ts';
import type { TicketScope } from '../table/keys.ts';
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

/** Publishes what `render` makes of strongly consistent reads; null removes the page. */
export async function publishUnderOwnTicket(
  tickets: PageTickets,
  key: string,
  render: () => Promise<string | null>,
): Promise<void> {
  let outcome: PutOutcome;
  let ended: EndedPublication;
  do {
    const ticket = await tickets.take();
    outcome = await putPage(key, await render(), ticket);
    ended = { ticket, isNewest: await tickets.finish(ticket) };
  } while (await mayBeOutOfDate(tickets, key, outcome, ended));
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
      // Alone, 'nothing' also means an unchanged page; otherwise only one that is not there.
      return !ticket.isAlone && (await siteBucket.find(key)) !== null;
  }
}
