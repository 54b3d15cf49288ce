/** Publishing the pages of one scope: read everything, compute, write what changed; the newest ticket wins. */
import { createHash } from 'node:crypto';
import { logFailure } from '../log.ts';
import {
  finishTicket,
  type PublishedDocument,
  type PublishedHeaders,
  readDocumentHashes,
  readDocumentHeaders,
  type Ticket,
  takeTicket,
  writeDocument,
} from '../table/documents-store.ts';
import type { DocumentScope } from '../table/keys.ts';

/** Encoded in batches: encoding hundreds at once would let open connections time out. */
const writesPerBatch = 10;

/**
 * Publishes what `compose` makes of the sources, which it reads strongly; pages of which it says nothing become empty.
 * Safe to run twice, at the same time, or in any order: a page is only ever replaced by one that saw more.
 * A page that cannot be written keeps none of the others; in the end `UnpublishedDocumentsError` is thrown.
 */
export async function publishDocuments<Documents extends object>(
  scope: DocumentScope,
  compose: () => Promise<Documents | null>,
  now: Date,
  verifyContents = false,
  above = 0,
): Promise<Documents | null> {
  const ticket = await takeTicket(scope, above);
  const [documents, published] = await Promise.all([compose(), readPublishedHeaders(scope, verifyContents)]);
  const again = (higherThan = 0) => publishDocuments(scope, compose, now, verifyContents, higherThan);
  const highest = highestTicketOf(published);
  // The counter was lost: with this number nothing could be written ever again.
  if (verifyContents && highest >= ticket.number) return again(highest);

  const pages = toDocuments(documents ?? {}, [...published.keys()]);
  // Alone, what is unchanged needs no write; otherwise an older recomputation might still overwrite it.
  const outdated = ticket.isAlone ? pages.filter(({ name, hash }) => published.get(name)?.hash !== hash) : pages;
  let failed = 0;
  for (let at = 0; at < outdated.length; at += writesPerBatch) {
    const some = outdated.slice(at, at + writesPerBatch).map((page) => writeOrClear(scope, page, ticket, now));
    failed += (await Promise.all(some)).filter((isWritten) => !isWritten).length;
  }
  // The ticket stays open: whoever comes next writes every page.
  if (failed > 0) throw new UnpublishedDocumentsError(scope, failed, documents);
  const isNewest = await finishTicket(scope, ticket);
  return (await mayHaveLeftStrays()) ? again() : documents;

  /** An older recomputation may have written a document this one does not know; it is cleared by the next. */
  async function mayHaveLeftStrays(): Promise<boolean> {
    if (!isNewest) return pages.some(({ name }) => !published.has(name));
    if (ticket.isAlone) return false;
    const written = new Set(pages.map(({ name }) => name));
    return [...(await readDocumentHeaders(scope)).keys()].some((name) => !written.has(name));
  }
}

/** Some pages could not be written, the others were; why is in the log. */
export class UnpublishedDocumentsError extends Error {
  /** What there is to publish, those pages included. */
  readonly documents: object | null;

  constructor(scope: DocumentScope, pages: number, documents: object | null) {
    super(`${pages} pages of ${scope} could not be published`);
    this.name = 'UnpublishedPages';
    this.documents = documents;
  }
}

/** Whether it was written. One that never can be becomes empty, so that readers compute it and see nothing outdated. */
async function writeOrClear(
  scope: DocumentScope,
  page: PublishedDocument,
  ticket: Ticket,
  now: Date,
): Promise<boolean> {
  try {
    await writeDocument(scope, page, ticket, now.toISOString());
    return true;
  } catch (error) {
    logFailure(error);
    if (error instanceof Error && error.name === 'ValidationException') {
      const empty = { name: page.name, content: null, hash: contentHash(null) };
      await writeDocument(scope, empty, ticket, now.toISOString()).catch(logFailure);
    }
    return false;
  }
}

const readPublishedHeaders = (scope: DocumentScope, verifyContents: boolean): Promise<PublishedHeaders> =>
  verifyContents ? readDocumentHashes(scope, contentHash) : readDocumentHeaders(scope);

const highestTicketOf = (published: PublishedHeaders): number =>
  Math.max(0, ...[...published.values()].map(({ ticket = 0 }) => ticket));

/** The pages to have; those published before that have nothing to show any more become empty. */
function toDocuments(documents: object, published: readonly string[]): PublishedDocument[] {
  const emptied = published.filter((name) => !(name in documents)).map((name) => [name, null] as const);
  return [...Object.entries(documents), ...emptied].map(([name, content]) => ({
    name,
    content,
    hash: contentHash(content),
  }));
}

const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
