/**
 * Published pages as objects of the site's bucket: the publication with the highest ticket wins, in whatever order
 * publications end. S3 knows no condition on a ticket, so the ticket is the last line of an object: no two publications
 * write the same bytes, and the condition on the bytes that S3 does know is one on the ticket, too.
 */
import { createHash, randomUUID } from 'node:crypto';
import { siteBucket } from '../files/site-bucket.ts';
import { countOne } from '../metrics.ts';
import type { RecomputationTicket } from '../table/tickets.ts';

export type PutOutcome =
  | { readonly did: 'write' | 'remove' | 'nothing' }
  /** A publication with this higher ticket came first. */
  | { readonly did: 'yield'; readonly to: number };

/**
 * Publishes a page under the key, or with null removes it, unless a publication with a higher ticket has done so. The
 * page must have been made from what was read after the ticket was taken.
 *
 * @param renderAbsent renders the page from what is stored now. Called when the key has no object: a newer publication
 * may have removed the page, and with it the ticket that would have stopped this one
 */
export async function putPage(
  key: string,
  made: string | null,
  ticket: RecomputationTicket,
  renderAbsent: () => Promise<string | null> = async () => made,
): Promise<PutOutcome> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await siteBucket.find(key);
    const { ticket: storedTicket = 0, hash: storedHash } = stored?.metadata ?? {};
    if (storedTicket > ticket.number) return { did: 'yield', to: storedTicket };
    const html = stored || made === null ? made : await renderAbsent();
    if (html === null) {
      if (!stored) return { did: 'nothing' };
      if (await siteBucket.remove(key, stored.etag)) return { did: 'remove' };
      continue;
    }
    // With its own ticket, an earlier try of this publication has written the page although its answer was lost.
    if (stored && storedTicket === ticket.number) return { did: 'write' };
    const hash = pageHash(html);
    // While an earlier publication is under way it may still replace the page, unless the page has a higher ticket.
    if (storedHash === hash && ticket.isAlone) return { did: 'nothing' };
    const written = { ticket: ticket.number, mark: String(ticket.number) };
    if ((await writePage(key, html, written, stored?.etag ?? null)) !== null) return { did: 'write' };
  }
  throw new Error(`${key} was overtaken ${maxTries} times`);
}

/** Each refused try means that another publication has written the page. */
const maxTries = 50;

/**
 * Stores a page that is not there yet. Returns its etag; null when the page is there meanwhile. A random mark makes its
 * bytes differ from those of any page that was there before and was removed.
 */
export const createPage = (key: string, html: string): Promise<string | null> =>
  writePage(key, html, { ticket: 0, mark: `0 ${randomUUID()}` }, null);

async function writePage(
  key: string,
  html: string,
  { ticket, mark }: { readonly ticket: number; readonly mark: string },
  expectedEtag: string | null,
): Promise<string | null> {
  const object = { html: `${html}<!-- ticket ${mark} -->\n`, metadata: { ticket, hash: pageHash(html) } };
  const etag = await siteBucket.write(key, object, expectedEtag);
  if (etag !== null) countOne('PagesWritten');
  return etag;
}

const pageHash = (html: string): string => createHash('sha256').update(html).digest('base64url').slice(0, 22);
