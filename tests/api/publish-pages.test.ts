/** Recomputations of the same documents that overtake each other, or fail in part. */
import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishDocuments } from '#functions/platform/documents/publish-documents.ts';
import { readDocuments } from '#functions/platform/table/documents-store.ts';
import { takeRecomputationTicket } from '#functions/platform/table/tickets.ts';
import { startApi } from '#tests/support/api.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

const publicationStart = new Date();
let testTournamentId = 1000;
beforeEach(() => {
  testTournamentId += 1;
});

type DocumentsByName = Record<string, unknown>;
const publishForTestTournament = (documents: DocumentsByName) =>
  publishDocuments(testTournamentId, async () => documents, publicationStart);
const readPublishedDocuments = async () =>
  Object.fromEntries(await readDocuments(testTournamentId, ['A', 'B', 'OLD', 'NEW']));

/**
 * Starts a recomputation of the documents `first`. It reads the published documents, and writes its own only after a call
 * of `end()`. When it has to be repeated, it then composes `later`.
 */
function startRecomputation(first: DocumentsByName, later: DocumentsByName) {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: hasRead, resolve: reading } = Promise.withResolvers<void>();
  let isFirst = true;
  const ended = publishDocuments(testTournamentId, async () => (isFirst ? first : later), publicationStart, {
    async preparePages() {
      isFirst = false;
      reading();
      await told;
      return null;
    },
  });
  return {
    hasRead,
    async end() {
      goOn();
      await ended;
    },
  };
}

test('an older recomputation that writes last does not replace a newer one', async () => {
  const older = startRecomputation({ A: 'old', B: 'same' }, { A: 'new', B: 'same' });
  await older.hasRead;
  await publishForTestTournament({ A: 'new', B: 'same' });
  await older.end();
  expect(await readPublishedDocuments()).toEqual({ A: 'new', B: 'same' });
});

test('a page that only the older recomputation has is removed when the older one ends last', async () => {
  const older = startRecomputation({ A: 'old', OLD: 'old' }, { A: 'new', NEW: 'new' });
  await older.hasRead;
  await publishForTestTournament({ A: 'new', NEW: 'new' });
  await older.end();
  expect(await readPublishedDocuments()).toEqual({ A: 'new', NEW: 'new', OLD: null });
});

test('a page that only the older recomputation has is removed when the older one ends first', async () => {
  const older = startRecomputation({ A: 'old', OLD: 'old' }, {});
  await older.hasRead;
  const newer = startRecomputation({ A: 'new' }, { A: 'new' });
  await newer.hasRead;
  await older.end();
  await newer.end();
  expect(await readPublishedDocuments()).toEqual({ A: 'new', OLD: null });
});

/** Publishes the documents, and returns the names of the pages that this wrote. */
async function publishAndListWrittenPages(documents: DocumentsByName) {
  await readNewStreamRecords();
  await publishForTestTournament(documents);
  const changes = await readNewStreamRecords();
  return changes
    .filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === `PAGE#${testTournamentId}`)
    .map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
}

/** A text larger than the 400 KB of a DynamoDB item, even when compressed. */
const createTextOverItemLimit = () => randomBytes(450_000).toString('base64');

test('after a recomputation that died the next one writes every page, and the one after it none', async () => {
  await publishForTestTournament({ A: 1, B: 2 });
  await takeRecomputationTicket(testTournamentId);
  expect((await publishAndListWrittenPages({ A: 1, B: 2 })).sort()).toEqual(['A', 'B']);
  expect(await publishAndListWrittenPages({ A: 1, B: 2 })).toEqual([]);
  expect(await publishAndListWrittenPages({ A: 1, B: 3 })).toEqual(['B']);
});

describe('a document too large for the table', () => {
  test('is reported after the other documents are written, and is emptied rather than left outdated', async () => {
    await publishForTestTournament({ OLD: 'small', A: 'old', B: 'old' });
    await expect(publishForTestTournament({ OLD: createTextOverItemLimit(), A: 'new', B: 'new' })).rejects.toThrow(
      '1 documents',
    );
    expect(await readPublishedDocuments()).toEqual({ OLD: null, A: 'new', B: 'new' });
  });

  test('makes the next recomputation write every page, and the one after it only what changed', async () => {
    await publishForTestTournament({ A: 1, B: 2 });
    await expect(publishForTestTournament({ A: 1, B: createTextOverItemLimit() })).rejects.toThrow();
    expect((await publishAndListWrittenPages({ A: 1, B: 2 })).sort()).toEqual(['A', 'B']);
    expect(await publishAndListWrittenPages({ A: 1, B: 3 })).toEqual(['B']);
  });

  test('is tried and reported again by every recomputation while it is too large', async () => {
    const documents = { A: 1, B: createTextOverItemLimit() };
    for (const _ of [1, 2, 3]) await expect(publishForTestTournament(documents)).rejects.toThrow('1 documents');
    expect(await readPublishedDocuments()).toEqual({ A: 1, B: null });
  });

  test('does not empty the document of a newer recomputation', async () => {
    const large = createTextOverItemLimit();
    const older = startRecomputation({ A: large }, { A: large });
    await older.hasRead;
    await publishForTestTournament({ A: 'new' });
    await expect(older.end()).rejects.toThrow('1 documents');
    expect(await readPublishedDocuments()).toEqual({ A: 'new' });
  });
});
