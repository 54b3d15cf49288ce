/** Publishes the documents of one scope: reads everything, composes the documents, and writes those that changed. */
import { createHash } from 'node:crypto';
import { logFailure } from '../log.ts';
import {
  type PublishedDocument,
  readDocumentHashes,
  readTicketsAndHashes,
  type TicketAndHashByName,
  writeDocument,
} from '../table/documents-store.ts';
import type { DocumentScope } from '../table/keys.ts';
import { writeTallyHash } from '../table/tally-hashes.ts';
import { finishRecomputationTicket, type RecomputationTicket, takeRecomputationTicket } from '../table/tickets.ts';

/** How many documents are written at once: compressing hundreds at once would let open connections time out. */
const writesPerBatch = 10;

/** What a publication is about to write. */
export interface DocumentChanges<Documents> {
  readonly ticket: RecomputationTicket;
  /** Null when nothing is left of the scope. */
  readonly documents: Documents | null;
  /** The names of the documents to be written: those that differ, or all while an earlier publication is under way. */
  readonly written: readonly string[];
  /** The names of the documents whose pages are to be published: those to be written, or all. */
  readonly changed: readonly string[];
}

/** How a publication ended: under which ticket, and whether none with a higher one had ended before. */
export interface EndedPublication {
  readonly ticket: RecomputationTicket;
  readonly isNewest: boolean;
}

/** The publication of the pages that show the documents of one publication, in the order of its methods. */
export interface PagesPublication {
  /**
   * Called when the documents are written, before the ticket ends, also if some could not be written: what pages show is
   * then computed in their place.
   */
  publish(areDocumentsStored: boolean): Promise<void>;
  /** Called after the ticket has ended: whether a page may be out of date all the same. */
  mayBeOutOfDate(ended: EndedPublication): Promise<boolean>;
}

/**
 * Begins the publication of the pages. Called before the documents are written, so that it can read the former ones; null
 * when there are no pages to publish.
 */
export type PreparePages<Documents> = (changes: DocumentChanges<Documents>) => Promise<PagesPublication | null>;

export interface PublicationOptions<Documents> {
  readonly preparePages?: PreparePages<Documents>;
  /** Whether to compare the published contents themselves, not their hashes. */
  readonly verifyContents?: boolean;
  /** Whether the pages of all documents are published, not only those of documents that changed. */
  readonly everyPage?: boolean;
}

const preparesNoPages = async () => null;

/**
 * Publishes the documents that `compose` makes from strongly consistent reads; published documents that it no longer
 * makes become empty. Then publishes the pages that show them. Safe to run twice, at the same time, or in any order: a
 * recomputation never overwrites the document of one with a higher ticket. A document that cannot be written does not
 * stop the others; `UnpublishedDocumentsError` is thrown at the end.
 */
export async function publishDocuments<Documents extends object>(
  scope: DocumentScope,
  compose: () => Promise<Documents | null>,
  now: Date,
  { preparePages = preparesNoPages, verifyContents = false, everyPage = false }: PublicationOptions<Documents> = {},
  above = 0,
): Promise<Documents | null> {
  const ticket = await takeRecomputationTicket(scope, above);
  const [documents, published] = await Promise.all([compose(), readPublishedTicketsAndHashes(scope, verifyContents)]);
  const again = (higherThan = 0) =>
    publishDocuments(scope, compose, now, { preparePages, verifyContents, everyPage: true }, higherThan);
  const highest = highestTicketOf(published);
  // The stored ticket counter was lost: with tickets below the published ones, no document could be written again.
  if (verifyContents && highest >= ticket.number) return again(highest);

  const composed = composedAndEmptiedDocuments(documents ?? {}, [...published.keys()]);
  // When every earlier recomputation has ended, unchanged documents need no write; otherwise an earlier one might still
  // overwrite them.
  const outdated = ticket.isAlone ? composed.filter(({ name, hash }) => published.get(name)?.hash !== hash) : composed;
  const written = outdated.map(({ name }) => name);
  const changed = everyPage ? composed.map(({ name }) => name) : written;
  const pages = await preparePages({ ticket, documents, written, changed });
  let failed = 0;
  for (let at = 0; at < outdated.length; at += writesPerBatch) {
    const some = outdated.slice(at, at + writesPerBatch).map((each) => writeOrClearDocument(scope, each, ticket, now));
    failed += (await Promise.all(some)).filter((isWritten) => !isWritten).length;
  }
  await pages?.publish(failed === 0);
  // The ticket is not finished, so the next recomputation writes every document.
  if (failed > 0) throw new UnpublishedDocumentsError(scope, failed, documents);
  const isNewest = await finishRecomputationTicket(scope, ticket);
  const isIncomplete = (await mayHaveLeftStrays()) || (await pages?.mayBeOutOfDate({ ticket, isNewest }));
  return isIncomplete ? again() : documents;

  /**
   * Whether two recomputations at the same time may have left a document that the newer one does not compose;
   * publishing once more empties that document.
   */
  async function mayHaveLeftStrays(): Promise<boolean> {
    if (!isNewest) return composed.some(({ name }) => !published.has(name));
    if (ticket.isAlone) return false;
    const names = new Set(composed.map(({ name }) => name));
    return [...(await readTicketsAndHashes(scope)).keys()].some((name) => !names.has(name));
  }
}

/**
 * Thrown when some documents could not be written; the reasons are in the log, and the other documents were written.
 */
export class UnpublishedDocumentsError extends Error {
  /** Every document that was to be published, those that failed included. */
  readonly documents: object | null;

  constructor(scope: DocumentScope, failed: number, documents: object | null) {
    super(`${failed} documents of ${scope} could not be published`);
    this.name = 'UnpublishedDocumentsError';
    this.documents = documents;
  }
}

/**
 * Whether the document was written. One that the table refuses as invalid is replaced by an empty one, so that readers
 * compute it themselves instead of seeing an outdated one.
 */
async function writeOrClearDocument(
  scope: DocumentScope,
  document: PublishedDocument,
  ticket: RecomputationTicket,
  now: Date,
): Promise<boolean> {
  try {
    if (scope !== 'ALL' && document.name === 'TALLY') await writeTallyHash(scope, document.hash, ticket);
    await writeDocument(scope, document, ticket, now.toISOString());
    return true;
  } catch (error) {
    logFailure(error);
    if (error instanceof Error && error.name === 'ValidationException') {
      const empty = { name: document.name, content: null, hash: contentHash(null) };
      await writeDocument(scope, empty, ticket, now.toISOString()).catch(logFailure);
    }
    return false;
  }
}

const readPublishedTicketsAndHashes = (scope: DocumentScope, verifyContents: boolean): Promise<TicketAndHashByName> =>
  verifyContents ? readDocumentHashes(scope, contentHash) : readTicketsAndHashes(scope);

const highestTicketOf = (published: TicketAndHashByName): number =>
  Math.max(0, ...[...published.values()].map(({ ticket = 0 }) => ticket));

/** The documents to write: those composed, and empty ones for published documents that no longer have content. */
function composedAndEmptiedDocuments(documents: object, published: readonly string[]): PublishedDocument[] {
  const emptied = published.filter((name) => !(name in documents)).map((name) => [name, null] as const);
  return [...Object.entries(documents), ...emptied].map(([name, content]) => ({
    name,
    content,
    hash: contentHash(content),
  }));
}

const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
