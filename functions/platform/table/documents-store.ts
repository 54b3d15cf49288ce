/** Published documents in the table: a recomputation writes only those that changed, and never over a newer one. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { logFailure } from '../log.ts';
import { countOne } from '../metrics.ts';
import { listItemsByKind } from './by-kind.ts';
import { batchGet, getDocument, queryAll, queryPartition, tableName } from './client.ts';
import { decodeDocument, type EncodedDocument, encodeDocument } from './document-encoding.ts';
import { type DocumentScope, keys, partitionKeys } from './keys.ts';
import { type RecomputationTicket, writeUnlessNewer } from './tickets.ts';

/**
 * The version number of each document's schema. Whoever changes a schema raises its number: documents stored with
 * another number then count as never published and are computed again. `tests/api/document-shapes.test.ts` holds the
 * schema of each number.
 *
 * @internal
 */
export const documentSchemaVersions = {
  STANDINGS: 4,
  GROUP: 4,
  SUMMARY: 3,
  FIXTURE: 3,
  ROUND: 4,
  GOALS: 2,
  BRACKET: 6,
  SCORERS: 3,
  FAIRPLAY: 3,
  KEEPERS: 3,
  SUSPENSIONS: 3,
  TALLY: 8,
  FACTS: 4,
  ROUNDS: 1,
  HOME: 7,
  ACTIVE: 1,
  SUMMARIES: 4,
  FIGURES: 3,
  SITE: 1,
  CHOICE: 2,
  LATEST: 3,
  TEAMS: 1,
} as const;

export type DocumentKind = keyof typeof documentSchemaVersions;

/** The kind of document that a name belongs to: GROUP for `GROUP#7`, ROUND for `2#ROUND#Fecha 1`. */
export const documentKindOf = (name: string): DocumentKind => name.replace(/^\d+#/, '').split('#')[0] as DocumentKind;

const schemaVersionOfDocument = (name: string): number => documentSchemaVersions[documentKindOf(name)];

/** A document as it is stored. */
export interface DocumentItem extends EncodedDocument {
  readonly pk: string;
  readonly sk: string;
  readonly ticket: number;
  readonly hash: string;
  readonly asOf: string;
  readonly schema: number;
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

/** The content of a document; undefined when it was written with another schema version or is damaged. */
export function readDocumentContent<T>(item: DocumentItem): T | undefined {
  if (item.schema !== schemaVersionOfDocument(item.sk)) return undefined;
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

/** Ticket and hash of each published document, by the document's name. */
export type TicketAndHashByName = ReadonlyMap<string, Pick<DocumentItem, 'ticket' | 'hash'>>;

export async function readTicketsAndHashes(scope: DocumentScope): Promise<TicketAndHashByName> {
  const items = await queryAll<DocumentItem>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partitionKeys.documents(scope) },
    ExpressionAttributeNames: { '#hash': 'hash', '#schema': 'schema' },
    ProjectionExpression: 'sk, ticket, #hash, #schema',
  });
  return new Map(
    items.map((item) => [
      item.sk,
      { ticket: item.ticket, hash: item.schema === schemaVersionOfDocument(item.sk) ? item.hash : '' },
    ]),
  );
}

/** Ticket and hash of each published document, where the hash is computed by `hashOf` from the stored content. */
export async function readDocumentHashes(
  scope: DocumentScope,
  hashOf: (content: unknown) => string,
): Promise<TicketAndHashByName> {
  const items = await queryPartition<DocumentItem>(partitionKeys.documents(scope));
  return new Map(
    items.map((item) => {
      const content = readDocumentContent(item);
      return [item.sk, { ticket: item.ticket, hash: content === undefined ? '' : hashOf(content) }];
    }),
  );
}

/**
 * Writes a document unless a newer recomputation has written it already. Null content stands for a document with
 * nothing to show.
 */
export async function writeDocument(
  scope: DocumentScope,
  document: PublishedDocument,
  { number }: RecomputationTicket,
  asOf: string,
): Promise<void> {
  const { name, hash, content } = document;
  const isWritten = await writeUnlessNewer(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...keys.document(scope, name),
        ...groupTableIndexFields(name),
        ticket: number,
        hash,
        asOf,
        schema: schemaVersionOfDocument(name),
        ...encodeDocument(content),
      },
      ConditionExpression: 'attribute_not_exists(ticket) OR ticket < :mine',
      ExpressionAttributeValues: { ':mine': number },
    }),
  );
  if (isWritten) countOne('DocumentsWritten');
}
