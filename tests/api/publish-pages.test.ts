/** Recomputations of the same pages that overtake each other, or fail in part. */
import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishDocuments } from '#functions/platform/documents/publish-documents.ts';
import { readDocuments, takeTicket } from '#functions/platform/table/documents-store.ts';
import { startApi } from '#tests/support/api.ts';
import { takeChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const now = new Date();
let scope = 1000;
beforeEach(() => {
  scope += 1;
});

type Documents = Record<string, unknown>;
const publish = (documents: Documents) => publishDocuments(scope, async () => documents, now);
const published = async () => Object.fromEntries(await readDocuments(scope, ['A', 'B', 'OLD', 'NEW']));

/** A recomputation that has read its sources, and goes on when it is told; its repetitions see `later`. */
function slowly(first: Documents, later: Documents) {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: hasRead, resolve: reading } = Promise.withResolvers<void>();
  let isFirst = true;
  const ended = publishDocuments(
    scope,
    async () => {
      if (!isFirst) return later;
      isFirst = false;
      reading();
      await told;
      return first;
    },
    now,
  );
  return {
    hasRead,
    async end() {
      goOn();
      await ended;
    },
  };
}

test('an older recomputation that writes last does not replace a newer one', async () => {
  const older = slowly({ A: 'old', B: 'same' }, { A: 'new', B: 'same' });
  await older.hasRead;
  await publish({ A: 'new', B: 'same' });
  await older.end();
  expect(await published()).toEqual({ A: 'new', B: 'same' });
});

test('a document that only the older recomputation wrote is removed (the older ends last)', async () => {
  const older = slowly({ A: 'old', OLD: 'old' }, { A: 'new', NEW: 'new' });
  await older.hasRead;
  await publish({ A: 'new', NEW: 'new' });
  await older.end();
  expect(await published()).toEqual({ A: 'new', NEW: 'new', OLD: null });
});

test('a page that only the older has does not stay: it ends first', async () => {
  const older = slowly({ A: 'old', OLD: 'old' }, {});
  await older.hasRead;
  const newer = slowly({ A: 'new' }, { A: 'new' });
  await newer.hasRead;
  // What is published has been looked at by now, too.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await older.end();
  await newer.end();
  expect(await published()).toEqual({ A: 'new', OLD: null });
});

/** The names of the pages that publishing writes. */
async function pagesWritten(documents: Documents) {
  await takeChanges();
  await publish(documents);
  const changes = await takeChanges();
  return changes
    .filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === `PAGE#${scope}`)
    .map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
}

/** More than the 400 KB of an item, and nothing a compression can use. */
const tooLarge = () => randomBytes(450_000).toString('base64');

test('after a recomputation died the next one writes every document, the one after none', async () => {
  await publish({ A: 1, B: 2 });
  await takeTicket(scope);
  expect((await pagesWritten({ A: 1, B: 2 })).sort()).toEqual(['A', 'B']);
  expect(await pagesWritten({ A: 1, B: 2 })).toEqual([]);
  expect(await pagesWritten({ A: 1, B: 3 })).toEqual(['B']);
});

describe('a page too large for the table', () => {
  test('is reported when all the others are written, and empty rather than outdated', async () => {
    await publish({ OLD: 'small', A: 'old', B: 'old' });
    await expect(publish({ OLD: tooLarge(), A: 'new', B: 'new' })).rejects.toThrow('1 pages');
    expect(await published()).toEqual({ OLD: null, A: 'new', B: 'new' });
  });

  test('leaves the ticket open: the next recomputation writes every page, the one after what changed', async () => {
    await publish({ A: 1, B: 2 });
    await expect(publish({ A: 1, B: tooLarge() })).rejects.toThrow();
    expect((await pagesWritten({ A: 1, B: 2 })).sort()).toEqual(['A', 'B']);
    expect(await pagesWritten({ A: 1, B: 3 })).toEqual(['B']);
  });

  test('is tried again, and reported again, as long as it is too large', async () => {
    const documents = { A: 1, B: tooLarge() };
    for (const _ of [1, 2, 3]) await expect(publish(documents)).rejects.toThrow('1 pages');
    expect(await published()).toEqual({ A: 1, B: null });
  });

  test('does not empty the page of a newer recomputation', async () => {
    const large = tooLarge();
    const older = slowly({ A: large }, { A: large });
    await older.hasRead;
    await publish({ A: 'new' });
    await expect(older.end()).rejects.toThrow('1 pages');
    expect(await published()).toEqual({ A: 'new' });
  });
});
