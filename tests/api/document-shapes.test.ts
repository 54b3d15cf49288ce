/**
 * The schema of each published document has a number that changes with it, so that documents of an older shape are
 * never read as if they had the new one.
 */
import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { documentSchemas } from '#functions/platform/documents/schemas.ts';
import { queryPartition } from '#functions/platform/table/client.ts';
import { decodeDocument, type EncodedDocument } from '#functions/platform/table/document-encoding.ts';
import {
  type DocumentKind,
  documentKindOf,
  documentSchemaVersions,
} from '#functions/platform/table/documents-store.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTournament, expectOk, newMatchBody, saveScore } from '#tests/support/given.ts';
import { createOneOfEverything } from '#tests/support/one-of-everything.ts';
import { samples } from '#tests/support/samples.ts';
import { incompressibleText } from '#tests/support/stored-documents.ts';
import { publishChanges } from '#tests/support/stream.ts';

/**
 * Number and hash of each document's schema. When a schema changes, raise the document's number in
 * functions/platform/table/documents-store.ts, and write the new pair here: never a new hash under an old number.
 */
const knownSchemaHashes: Record<DocumentKind, string> = {
  STANDINGS: '4 0Dxx6ofHKgH4',
  GROUP: '4 0Dxx6ofHKgH4',
  SUMMARY: '3 zBTf7-YyYRsC',
  FIXTURE: '3 Ayhz1dyBqXQx',
  ROUND: '4 NgY2U2JCYtxW',
  GOALS: '2 GBGiNH7uPJod',
  BRACKET: '6 ICGuKub8qP1O',
  SCORERS: '3 j9fJ1dWRdr9-',
  FAIRPLAY: '3 lbmGpTzAl9w3',
  KEEPERS: '3 FbZJ9jVa7SDw',
  SUSPENSIONS: '3 u2j93W1liLLL',
  TALLY: '8 voqV-HU4Uobq',
  FACTS: '4 Ui0BRiXw-cYR',
  ROUNDS: '1 RvLgY7SWopGJ',
  HOME: '7 027UywXtQnRu',
  ACTIVE: '1 8Cw9swOs4-ax',
  SUMMARIES: '4 v9rwNPDElJLl',
  FIGURES: '3 qnPrOlrhJtGO',
  SITE: '1 fdZuWXy-O0km',
  CHOICE: '2 xUfFXiRZZgRI',
  LATEST: '3 McrBpm2BihWK',
  TEAMS: '1 Es-xkJGR0JCr',
};

const documentKinds = Object.keys(documentSchemaVersions) as DocumentKind[];

/** Sorts the names of fields, as their order in a schema does not change the shape of a document. */
const sortFieldNames = (_: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.toSorted() : value;
  return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort()) : value;
};

const schemaHashOf = (name: DocumentKind): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(documentSchemas[name], { unrepresentable: 'any' }), sortFieldNames))
    .digest('base64url')
    .slice(0, 12);

test.each(documentKinds)('the document %s has a new number exactly when its schema is new', (name) => {
  expect(`${documentSchemaVersions[name]} ${schemaHashOf(name)}`).toBe(knownSchemaHashes[name]);
});

interface StoredDocument extends EncodedDocument {
  readonly sk: string;
}

let publishedPages: StoredDocument[];
beforeAll(async () => {
  await startApi();
  await createOneOfEverything();
  const [cup, home, away] = [{ id: 1 }, { id: 1 }, { id: 2 }];
  expectOk(
    await call('POST /matches', { as: 'admin', body: newMatchBody(cup, home, away, { matchDate: '2126-01-01' }) }),
  );
  const event = { ...samples['POST /matchevents'], eventType: 'redcard' as const };
  expectOk(await call('POST /matchevents', { as: 'admin', body: event }));
  const over = expectOk(await call('POST /matches', { as: 'admin', body: newMatchBody(cup, away, home) }));
  expectOk(await saveScore(over, '2-1'));
  expectOk(await call('POST /matchevents', { as: 'admin', body: { ...event, matchId: over.id, minute: 3 } }));
  expectOk(
    await call('POST /players', {
      as: 'admin',
      body: { ...samples['POST /players'], jerseyNumber: 1, position: 'Portero' },
    }),
  );
  // More tournaments in progress than fit into the home page's document, so that slices are published, too.
  for (let at = 0; at < 40; at += 1)
    await createTournament({ status: 'in_progress', description: incompressibleText(at) });
  await publishChanges();
  const all = await Promise.all(
    [1, 'ALL' as const].map((scope) => queryPartition<StoredDocument>(partitionKeys.documents(scope))),
  );
  publishedPages = all.flat();
});

test.each(documentKinds)('the document %s is published exactly as its schema says', (name) => {
  const ofDocument = publishedPages.filter(({ sk }) => documentKindOf(sk) === name);
  expect(ofDocument).not.toEqual([]);
  for (const page of ofDocument) {
    const content = decodeDocument<unknown>(page);
    expect(documentSchemas[name].parse(content)).toEqual(content);
  }
});
