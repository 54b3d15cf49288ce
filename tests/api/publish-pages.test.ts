/** Recomputations of the same pages that overtake each other. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publishPages } from '#functions/platform/documents/publish-pages.ts';
import { readPages, takeTicket } from '#functions/platform/table/pages.ts';
import { startApi } from '#tests/support/api.ts';
import { takeChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const now = new Date();
let scope = 1000;
beforeEach(() => {
  scope += 1;
});

type Documents = Record<string, unknown>;
const publish = (documents: Documents) => publishPages(scope, async () => documents, now);
const published = async () => Object.fromEntries(await readPages(scope, ['A', 'B', 'OLD', 'NEW']));

/** A recomputation that has read its sources, and goes on when it is told; its repetitions see `later`. */
function slowly(first: Documents, later: Documents) {
  const { promise: told, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: hasRead, resolve: reading } = Promise.withResolvers<void>();
  let isFirst = true;
  const ended = publishPages(
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

test('the older never wins, though it writes last', async () => {
  const older = slowly({ A: 'old', B: 'same' }, { A: 'new', B: 'same' });
  await older.hasRead;
  await publish({ A: 'new', B: 'same' });
  await older.end();
  expect(await published()).toEqual({ A: 'new', B: 'same' });
});

test('a page that only the older has does not stay: it ends last', async () => {
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

test('after one that died everything is written once, then nothing', async () => {
  await publish({ A: 1, B: 2 });
  await takeTicket(scope);
  const pagesWritten = async (documents: Documents) => {
    await takeChanges();
    await publish(documents);
    const changes = await takeChanges();
    return changes
      .filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === `PAGE#${scope}`)
      .map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);
  };
  expect((await pagesWritten({ A: 1, B: 2 })).sort()).toEqual(['A', 'B']);
  expect(await pagesWritten({ A: 1, B: 2 })).toEqual([]);
  expect(await pagesWritten({ A: 1, B: 3 })).toEqual(['B']);
});
