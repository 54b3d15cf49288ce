/**
 * Publishes the documents of a scope and the pages that show them, and then asks for the scopes that read what changed.
 *
 * What a publication has to write it finds by the hashes that the last completed one left. When the one before it was
 * not completed, nobody knows what that one wrote and whom it asked for, so everything is written again and everybody asked
 * for. The number of a publication is taken before it reads, and stands on its documents: one that a timeout has left
 * behind is refused by the first document that a newer one has written, and ends.
 */
import { createHash } from 'node:crypto';
import { keyOfPage, type PublishedPage, pageOfKey } from '#shared/pages/published-pages.ts';
import { isPageMadeOf } from '../competition/publication/pages/page-documents.ts';
import type { PageSource } from '../competition/publication/pages/page-source.ts';
import {
  createDocuments,
  createdTogether,
  type DocumentWriting,
  OvertakenError,
  type PublishedDocument,
  readDocumentHashes,
  replaceDocument,
} from '../competition/publication/store/documents-store.ts';
import { publicationBuild } from '../competition/publication/store/publication-build.ts';
import {
  type BegunPublication,
  beginPublication,
  completePublication,
  type PublishedHashes,
} from '../competition/publication/store/publications.ts';
import { writeTotalsHash } from '../competition/publication/store/totals-hashes.ts';
import { logFailure } from '../platform/log/log.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';
import type { DocumentScope, PageScope } from '../platform/table/keys.ts';
import { hasSite, putPages } from './put-pages.ts';

/**
 * The documents and pages of a scope as they should be.
 * @internal
 */
export interface ComposedScope {
  /** By name; empty when nothing is left of the scope. */
  readonly documents: object;
  /** Every page of the scope that shows its documents, or showed one of those that are no longer composed. */
  pages(emptied: readonly string[]): readonly PublishedPage[];
  /** What the pages of this scope are rendered from. */
  readonly source: PageSource;
  /** By scope, what the page of a team or a match shows of the documents. */
  readonly shownElsewhere: ReadonlyMap<PageScope, unknown>;
  /** Further pages that show something else than is stored in the named documents, before these are written. */
  pagesWithOther?(names: readonly string[]): Promise<readonly PageScope[]>;
}

/** What a publication changed, for those who read it. */
export interface ScopeChanges {
  /** The names of the documents that changed, or may have. */
  readonly documents: ReadonlySet<string>;
  /** The pages of teams and matches that show something else now. */
  readonly pages: readonly PageScope[];
  /** Whether it is not known what those who read the documents have read. */
  readonly isAfterIncomplete: boolean;
}

export interface ScopePublication {
  readonly now: Date;
  /** Whether the stored documents are compared by content, and every page is written. */
  readonly isWhole: boolean;
  /** Reads strongly consistent. */
  compose(): Promise<ComposedScope>;
  /** Asks for the scopes that read what changed. */
  wake(changes: ScopeChanges): Promise<void>;
}

/**
 * Publishes a scope. A document that cannot be written stops neither the others nor the pages; the first failure is
 * thrown in the end, and the publication then counts as not completed.
 */
export async function publishScope(
  scope: DocumentScope,
  { now, isWhole, compose, wake }: ScopePublication,
): Promise<void> {
  const begun = await beginPublication(scope);
  const composed = await compose();
  const isAll = isWhole || isUnknown(begun);
  const stored = isAll ? await readDocumentHashes(scope, hashOf) : (begun.done?.documents ?? {});
  const documents = documentsToCompare(composed.documents, Object.keys(stored));
  const outdated = isUnknown(begun) ? documents : documents.filter(({ name, hash }) => stored[name] !== hash);
  const pages = composed.pages(documents.filter(({ content }) => content === null).map(({ name }) => name));
  const hashes = {
    documents: Object.fromEntries(documents.map(({ name, hash }) => [name, hash])),
    shownElsewhere: Object.fromEntries([...composed.shownElsewhere].map(([page, shown]) => [page, hashOf(shown)])),
    parts: partsOf(pages),
  };
  const changes = changesSince(begun, hashes);
  const furtherPages = (await composed.pagesWithOther?.([...changes.documents])) ?? [];
  try {
    const failure = await writeDocuments(outdated, stored, { scope, number: begun.number, asOf: now.toISOString() });
    const isShown = (page: PublishedPage) => outdated.some(({ name }) => isPageMadeOf(page, scope, name));
    const changedPages = [...pages.filter((page) => isAll || isShown(page)), ...formerParts(begun, hashes)];
    if (hasSite()) await putPages(changedPages, composed.source);
    if (failure) throw failure;
    await wake({ ...changes, pages: [...changes.pages, ...furtherPages] });
  } catch (error) {
    // Whoever has overtaken this publication knows that it was not completed, and publishes everything.
    if (!(error instanceof OvertakenError)) throw error;
    console.warn({ overtaken: scope, number: begun.number });
    return;
  }
  await completePublication(scope, { number: begun.number, build: publicationBuild.id, ...hashes });
}

/** Whether what is stored has to be written again, whatever it is. */
const isUnknown = ({ done, isAfterIncomplete }: BegunPublication): boolean =>
  isAfterIncomplete || done?.build !== publicationBuild.id;

/**
 * Each composed document with its hash; and for each published one that is no longer composed an empty document, which
 * replaces it.
 */
function documentsToCompare(composed: object, published: readonly string[]): PublishedDocument[] {
  const emptied = published.filter((name) => !(name in composed)).map((name) => [name, null] as const);
  return [...Object.entries(composed), ...emptied].map(([name, content]) => ({ name, content, hash: hashOf(content) }));
}

/** By the key of the first page of a long list, how many parts the list has. */
const partsOf = (pages: readonly PublishedPage[]): PublishedHashes['parts'] =>
  Object.fromEntries(
    pages.flatMap(({ part, ...first }) => (part === undefined ? [] : [[keyOfPage(first), part] as const])),
  );

/** The pages of the parts that lists had when they were last published, and have no more. */
const formerParts = ({ done }: BegunPublication, { parts }: PublishedHashes): PublishedPage[] =>
  Object.entries(done?.parts ?? {}).flatMap(([key, count]) => {
    const page = pageOfKey(key);
    const left = parts[key] ?? 1;
    return page ? Array.from({ length: Math.max(0, count - left) }, (_, at) => ({ ...page, part: left + 1 + at })) : [];
  });

/** What differs from what the last completed publication left. */
function changesSince(
  { done, isAfterIncomplete }: BegunPublication,
  { documents, shownElsewhere }: PublishedHashes,
): ScopeChanges {
  const namesOfOther = (before: Readonly<Record<string, string>> = {}, after: Readonly<Record<string, string>>) =>
    Object.keys({ ...before, ...after }).filter((name) => isAfterIncomplete || before[name] !== after[name]);
  return {
    documents: new Set(namesOfOther(done?.documents, documents)),
    pages: namesOfOther(done?.shownElsewhere, shownElsewhere) as PageScope[],
    isAfterIncomplete,
  };
}

/**
 * Writes the documents; resolves with the first failure after logging each, undefined when all were written. Throws
 * {@link OvertakenError} as soon as a newer publication has written one.
 */
async function writeDocuments(
  documents: readonly PublishedDocument[],
  stored: Readonly<Record<string, string>>,
  writing: DocumentWriting,
): Promise<unknown> {
  const totals = documents.find(({ name }) => name === 'TOTALS');
  if (totals && writing.scope !== 'ALL') await writeTotalsHash(writing.scope, totals.hash, writing.number);
  const isStored = ({ name }: PublishedDocument) => name in stored;
  const replaced = documents.filter(isStored);
  const created = documents.filter((document) => !isStored(document));
  const failures = [
    ...(await mapConcurrently(replaced, (document) =>
      orFailure(replaceDocument(document, writing), document, writing),
    )),
    ...(await createEach(created, writing)),
  ];
  return failures.find((failure) => failure !== undefined);
}

/** Creates documents, `createdTogether` in a transaction. Those of a transaction that fails are created one by one. */
async function createEach(documents: readonly PublishedDocument[], writing: DocumentWriting): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let at = 0; at < documents.length; at += createdTogether) {
    const some = documents.slice(at, at + createdTogether);
    try {
      await createDocuments(some, writing);
    } catch (error) {
      if (error instanceof OvertakenError) throw error;
      for (const one of some) failures.push(await orFailure(createDocuments([one], writing), one, writing));
    }
  }
  return failures;
}

/**
 * The failure of a write, after logging it; undefined without one. A document that the table refuses as invalid is emptied,
 * so that readers compute it instead of seeing an outdated one.
 */
async function orFailure(
  write: Promise<void>,
  { name }: PublishedDocument,
  writing: DocumentWriting,
): Promise<unknown> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof OvertakenError) throw error;
    logFailure(error);
    if (error instanceof Error && error.name === 'ValidationException')
      await replaceDocument({ name, content: null, hash: hashOf(null) }, writing).catch(logFailure);
    return error;
  }
}

/** Equal for equal contents; 48 bits are enough to tell the contents of one document apart. */
const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 8);
