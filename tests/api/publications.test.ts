/** Publications of a scope that overtake each other, die, or fail in part; other builds; and whole publications. */
import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDocuments } from '#functions/competition/publication/store/documents-store.ts';
import { publicationBuild } from '#functions/competition/publication/store/publication-build.ts';
import { beginPublication } from '#functions/competition/publication/store/publications.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { type ComposedScope, publishScope, type ScopeChanges } from '#functions/publisher/publish-scope.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { startSite } from '#tests/support/published-site.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';

let site: ModelBucket;
beforeAll(async () => {
  await startApi();
  site = startSite();
});

const now = new Date();
const thisBuild = publicationBuild.id;
let scope = 1000;
beforeEach(() => {
  scope += 1;
  site.written.length = 0;
});
afterEach(() => {
  publicationBuild.id = thisBuild;
});

type DocumentsByName = Record<string, unknown>;

/** A scope with these documents, shown on a page that is gone, and to team 7. */
const composedOf = (documents: DocumentsByName): ComposedScope => ({
  documents,
  pages: (): PublishedPage[] => [{ name: 'standings', id: scope }],
  source: { now, readSite: async () => null, readDocuments: async () => null } as never,
  shownElsewhere: new Map([['TEAM#7', 'its place']]),
});

interface Told {
  readonly isWhole?: boolean;
  wake?(changes: ScopeChanges): Promise<void>;
}

const publish = (documents: DocumentsByName, { isWhole = false, wake = async () => {} }: Told = {}) =>
  publishScope(scope, { now, isWhole, compose: async () => composedOf(documents), wake });

const readPublished = async () => Object.fromEntries(await readDocuments(scope, ['A', 'B', 'OLD', 'NEW']));

/** Starts a publication, which composes these documents and writes them only after a call of `end()`. */
async function startPublication(documents: DocumentsByName) {
  const { promise: mayEnd, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
  const compose = async () => {
    begun();
    await mayEnd;
    return composedOf(documents);
  };
  const woken: ScopeChanges[] = [];
  const ended = publishScope(scope, {
    now,
    isWhole: false,
    compose,
    wake: async (changes) => void woken.push(changes),
  });
  await hasBegun;
  return {
    woken,
    async end() {
      goOn();
      await ended;
    },
  };
}

/** Publishes the documents; returns the names of those that this wrote, and whom it told what. */
async function publishAndObserve(documents: DocumentsByName, options: Omit<Told, 'wake'> = {}) {
  await readNewStreamRecords();
  const told: ScopeChanges[] = [];
  await publish(documents, { ...options, wake: async (changes) => void told.push(changes) });
  const written = (await readNewStreamRecords())
    .filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === `DOC#${scope}`)
    .map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
  return { written: written.sort(), changes: told[0] && { ...told[0], documents: [...told[0].documents].sort() } };
}

describe('an overtaken publication', () => {
  test('that writes last does not replace what a newer one wrote', async () => {
    await publish({ A: 'first', B: 'same' });
    const older = await startPublication({ A: 'old', B: 'same' });
    await publish({ A: 'new', B: 'same' });
    await older.end();
    expect(await readPublished()).toEqual({ A: 'new', B: 'same' });
    expect(older.woken).toEqual([]);
  });

  test('creates no document, of which the newer one could not know', async () => {
    const older = await startPublication({ OLD: 'old' });
    const newer = await startPublication({ NEW: 'new' });
    await older.end();
    expect(await readPublished()).toEqual({});
    await newer.end();
    expect(await readPublished()).toEqual({ NEW: 'new' });
    const late = await startPublication({ NEW: 'new', OLD: 'old' });
    await publish({ NEW: 'newest' });
    await late.end();
    expect(await readPublished()).toEqual({ NEW: 'newest' });
  });

  test('does not empty a document that the newer one has', async () => {
    await publish({ A: 1, B: 2 });
    const older = await startPublication({ A: 1 });
    await publish({ A: 1, B: 3 });
    await older.end();
    expect(await readPublished()).toEqual({ A: 1, B: 3 });
  });

  test('is written over by the newer one, whatever it has written meanwhile', async () => {
    await publish({ A: 'first', B: 'first' });
    const older = await startPublication({ A: 'old', B: 'first' });
    const newer = await startPublication({ A: 'first', B: 'new' });
    await older.end();
    expect(await readPublished()).toEqual({ A: 'old', B: 'first' });
    await newer.end();
    expect(await readPublished()).toEqual({ A: 'first', B: 'new' });
    expect((await publishAndObserve({ A: 'first', B: 'new' })).written).toEqual([]);
  });

  test('does not count as the last one that was completed', async () => {
    await publish({ A: 1 });
    const older = await startPublication({ A: 1 });
    await publish({ A: 2 });
    await older.end();
    expect(await publishAndObserve({ A: 2 })).toEqual({
      written: [],
      changes: { documents: [], pages: [], isAfterIncomplete: false },
    });
  });
});

describe('after a publication that died', () => {
  const everything = { documents: ['A', 'B'], pages: ['TEAM#7'], isAfterIncomplete: true };

  test.each([
    ['before its first document', async () => void (await beginPublication(scope))],
    ['between its documents and its end', () => dieAfterDocuments({ A: 1, B: 2 })],
    ['half-way', () => dieAfterDocuments({ A: 0, B: 2 })],
  ])('%s, the next one writes everything, wakes everybody, and the one after it nothing', async (_, die) => {
    await publish({ A: 1, B: 2 });
    await die();
    site.written.length = 0;
    const removed = site.objects.set(ownPage(), 'left').size;
    expect(removed).toBe(1);
    expect(await publishAndObserve({ A: 1, B: 2 })).toEqual({ written: ['A', 'B'], changes: everything });
    expect(site.objects.has(ownPage())).toBe(false);
    expect(await publishAndObserve({ A: 1, B: 2 })).toEqual({
      written: [],
      changes: { documents: [], pages: [], isAfterIncomplete: false },
    });
    expect((await publishAndObserve({ A: 1, B: 3 })).written).toEqual(['B']);
  });

  test('the very first one, everything is written, too', async () => {
    await dieAfterDocuments({ A: 1, OLD: 2 });
    expect((await publishAndObserve({ A: 1 })).written).toEqual(['A', 'OLD']);
    expect(await readPublished()).toEqual({ A: 1, OLD: null });
  });

  const dieAfterDocuments = async (documents: DocumentsByName): Promise<void> => {
    const wake = () => Promise.reject(new Error('killed'));
    await expect(publish(documents, { wake })).rejects.toThrow('killed');
  };
  const ownPage = () => keyOfPage({ name: 'standings', id: scope });
});

describe('another build', () => {
  test('reads nothing of what the last one published, and publishes everything again, once', async () => {
    await publish({ A: 1, B: 2 });
    publicationBuild.id = 'another';
    expect(await readPublished()).toEqual({});
    expect(await publishAndObserve({ A: 1, B: 2 })).toEqual({
      written: ['A', 'B'],
      changes: { documents: [], pages: [], isAfterIncomplete: false },
    });
    expect(await readPublished()).toEqual({ A: 1, B: 2 });
    expect((await publishAndObserve({ A: 1, B: 2 })).written).toEqual([]);
  });

  test('that is taken back publishes everything once more', async () => {
    await publish({ A: 1 });
    publicationBuild.id = 'another';
    await publish({ A: 1 });
    publicationBuild.id = thisBuild;
    expect((await publishAndObserve({ A: 1 })).written).toEqual(['A']);
  });
});

describe('a publication that compares everything', () => {
  const damage = (name: string, json: string) =>
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { ...keys.document(scope, name) },
        UpdateExpression: 'SET json = :json REMOVE gzip',
        ExpressionAttributeValues: { ':json': json },
      }),
    );

  test.each(['"other"', '{"tot'])('repairs a document that holds %s, and writes no other', async (json) => {
    await publish({ A: 1, B: 2 });
    await damage('A', json);
    expect((await publishAndObserve({ A: 1, B: 2 })).written).toEqual([]);
    expect((await publishAndObserve({ A: 1, B: 2 }, { isWhole: true })).written).toEqual(['A']);
    expect(await readPublished()).toEqual({ A: 1, B: 2 });
  });

  test('empties a document that should not be there', async () => {
    await publish({ A: 1 });
    const stray = { name: 'OLD', content: 'old', hash: 'x' };
    const { replaceDocument } = await import('#functions/competition/publication/store/documents-store.ts');
    await replaceDocument(stray, { scope, number: 1, asOf: '' });
    await publish({ A: 1 }, { isWhole: true });
    expect(await readPublished()).toEqual({ A: 1, OLD: null });
  });
});

/** A text larger than the 400 KB of a DynamoDB item, even when compressed. */
const createTextOverItemLimit = () => randomBytes(450_000).toString('base64');

describe('a document too large for the table', () => {
  test('is reported after the other documents are written, and is emptied rather than left outdated', async () => {
    await publish({ OLD: 'small', A: 'old', B: 'old' });
    await expect(publish({ OLD: createTextOverItemLimit(), A: 'new', B: 'new' })).rejects.toThrow();
    expect(await readPublished()).toEqual({ OLD: null, A: 'new', B: 'new' });
  });

  test('makes the next publication write every document, and the one after it only what changed', async () => {
    await publish({ A: 1, B: 2 });
    await expect(publish({ A: 1, B: createTextOverItemLimit() })).rejects.toThrow();
    expect((await publishAndObserve({ A: 1, B: 2 })).written).toEqual(['A', 'B']);
    expect((await publishAndObserve({ A: 1, B: 3 })).written).toEqual(['B']);
  });

  test('is tried and reported again by every publication while it is too large', async () => {
    const documents = { A: 1, B: createTextOverItemLimit() };
    for (const _ of [1, 2, 3]) await expect(publish(documents)).rejects.toThrow();
    expect(await readPublished()).toEqual({ A: 1, B: null });
  });

  test('does not empty the document of a newer publication', async () => {
    await publish({ A: 'old' });
    const older = await startPublication({ A: createTextOverItemLimit() });
    await publish({ A: 'new' });
    await older.end().catch(() => {});
    expect(await readPublished()).toEqual({ A: 'new' });
  });
});
