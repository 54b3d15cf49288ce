/** Published documents in the table: a publication writes only those that changed, and never over a newer one's. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { logFailure } from '../../../platform/log/log.ts';
import { countOne } from '../../../platform/log/metrics.ts';
import { listItemsByKind } from '../../../platform/table/by-kind.ts';
import { batchGet, documentClient, getDocument, queryPartition, tableName } from '../../../platform/table/client.ts';
import { type DocumentScope, keys, partitionKeys } from '../../../platform/table/keys.ts';
import { decodeDocument, type EncodedDocument, encodeDocument } from './document-encoding.ts';
import { publicationBuild } from './publication-build.ts';
import { putOfNumberedItem, putUnlessNewer } from './publications.ts';

/** The kind of document that a name belongs to: GROUP for `GROUP#7`, ROUND for `2#ROUND#Fecha 1`. */
export const documentKindOf = (name: string): string => name.replace(/^\d+#/, '').split('#')[0] ?? '';

/** A document as it is stored. */
export interface DocumentItem extends EncodedDocument {
  readonly pk: string;
  readonly sk: string;
  /** The number of the publication that wrote it. */
  readonly number: number;
  readonly hash: string;
  readonly asOf: string;
  readonly build: string;
}

/** A document ready to be written. */
export interface PublishedDocument {
  readonly name: string;
  readonly hash: string;
  readonly content: unknown;
}

/** A document; undefined when it was never published. It may lag by a moment unless `consistent`. */
export async function readDocument<T>(scope: DocumentScope, name: string, consistent = false): Promise<T | undefined> {
  const item = await getDocument<DocumentItem>(keys.document(scope, name), consistent);
  return item && readDocumentContent<T>(item);
}

/**
 * The content of a stored document. Undefined when it is damaged, and when another build wrote it, whose documents may
 * have other fields.
 */
export function readDocumentContent<T>(item: DocumentItem): T | undefined {
  if (item.build !== publicationBuild.id) return undefined;
  try {
    return decodeDocument<T>(item);
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

function documentContentsByKey<Name, T>(
  items: readonly DocumentItem[],
  nameOf: (item: DocumentItem) => Name,
): Map<Name, T> {
  const contents = items.map((item) => [nameOf(item), readDocumentContent<T>(item)] as const);
  return new Map(contents.filter((each): each is readonly [Name, T] => each[1] !== undefined));
}

/** The published table of a group, found by the group's id alone. */
export async function readGroupTable<T>(groupId: number): Promise<T | undefined> {
  const [item] = await listItemsByKind<DocumentItem & { id: number }>(groupTableKind, groupId - 1, 1);
  return item?.id === groupId ? readDocumentContent<T>(item) : undefined;
}

/** Index kind of group tables: a reader knows the group but not its tournament, so an index leads to the document. */
const groupTableKind = 'GROUP TABLE';

function groupTableIndexFields(name: string): { kind: string; id: number } | undefined {
  const [, groupId] = /^GROUP#(\d+)$/.exec(name) ?? [];
  return groupId ? { kind: groupTableKind, id: Number(groupId) } : undefined;
}

/**
 * Several documents of a scope in one call, by name, without those never published; they may lag by a moment unless
 * `consistent`.
 */
export async function readDocuments<T>(
  scope: DocumentScope,
  names: readonly string[],
  consistent = false,
): Promise<Map<string, T>> {
  const items = await batchGet<DocumentItem>(
    names.map((name) => keys.document(scope, name)),
    consistent,
  );
  return documentContentsByKey(items, ({ sk }) => sk);
}

/** One document of many tournaments by tournament id, strongly consistent, without those never published. */
export async function readDocumentOfTournaments<T>(ids: readonly number[], name: string): Promise<Map<number, T>> {
  const items = [...(await readDocumentItems(ids, name)).values()];
  return documentContentsByKey(items, tournamentIdOf);
}

/** One document of many tournaments as it is stored, by tournament id; strongly consistent, without those never published. */
export async function readDocumentItems(ids: readonly number[], name: string): Promise<Map<number, DocumentItem>> {
  const items = await batchGet<DocumentItem>(ids.map((id) => keys.document(id, name)));
  return new Map(items.map((item) => [tournamentIdOf(item), item]));
}

const tournamentIdOf = ({ pk }: DocumentItem): number => Number(pk.split('#')[1]);

/** By name, what the documents of a scope hold, as `hashOf` computes it; '' for one that cannot be read. */
export async function readDocumentHashes(
  scope: DocumentScope,
  hashOf: (content: unknown) => string,
): Promise<Record<string, string>> {
  const items = await queryPartition<DocumentItem>(partitionKeys.documents(scope));
  const hashes = items.map((item) => {
    const content = readDocumentContent(item);
    return [item.sk, content === undefined ? '' : hashOf(content)] as const;
  });
  return Object.fromEntries(hashes);
}

/** Thrown when a newer publication of the scope has begun: that one publishes everything. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** The publication that writes a document. */
export interface DocumentWriting {
  readonly scope: DocumentScope;
  readonly number: number;
  readonly asOf: string;
}

/**
 * Writes a document that there is already; throws {@link OvertakenError} when a newer publication has written it. Null
 * content stands for a document with nothing to show.
 */
export async function replaceDocument(document: PublishedDocument, writing: DocumentWriting): Promise<void> {
  if (!(await putUnlessNewer(itemOfDocument(document, writing)))) throw new OvertakenError();
  countOne('DocumentsWritten');
}

/**
 * Creates documents, all or none, unless a newer publication has begun: that one cannot know of them, and would not empty
 * them. Throws {@link OvertakenError} then. At most `createdTogether` documents.
 */
export async function createDocuments(
  documents: readonly PublishedDocument[],
  writing: DocumentWriting,
): Promise<void> {
  const isNewest = {
    TableName: tableName(),
    Key: keys.begunPublication(writing.scope),
    ConditionExpression: '#number = :mine',
    ExpressionAttributeNames: { '#number': 'number' },
    ExpressionAttributeValues: { ':mine': writing.number },
  };
  const puts = documents.map((document) => ({ Put: putOfNumberedItem(itemOfDocument(document, writing)) }));
  try {
    await documentClient().send(new TransactWriteCommand({ TransactItems: [{ ConditionCheck: isNewest }, ...puts] }));
  } catch (error) {
    throw isRefusedTransaction(error) ? new OvertakenError() : error;
  }
  for (const _ of documents) countOne('DocumentsWritten');
}

/** A transaction holds a hundred items of four megabytes together. */
export const createdTogether = 20;

const itemOfDocument = (
  { name, hash, content }: PublishedDocument,
  { scope, number, asOf }: DocumentWriting,
): DocumentItem => ({
  ...keys.document(scope, name),
  ...groupTableIndexFields(name),
  number,
  hash,
  asOf,
  build: publicationBuild.id,
  ...encodeDocument(content),
});

const isRefusedTransaction = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed');
