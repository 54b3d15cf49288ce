/**
 * Thorough test of random histories: actions are API requests, on one table per history. The records of its stream
 * reach the publisher late, twice or out of order; two publishers run in turns, and some are killed. The published pages
 * are kept in a model of S3, whose calls take turns with those of the table.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import { deliverRecordsToPublisher } from '#tests/support/stream.ts';
import { requireCorrectDocuments } from './correct-documents.ts';
import { arbitraryDelivery, type StreamDelivery, TableStream } from './deliveries.ts';
import { type InterleavedTask, makeCallsTakeTurns, runInTurns, waitForTurnOfBucketCall } from './interleave.ts';
import { storedHistoryCount } from './number-of-histories.ts';
import { createFederation, readAllTableItems, runOnNewTableWithItems, type TableItem } from './own-table.ts';
import type { AdminAction } from './random-actions.ts';
import { arbitraryHistory } from './random-histories.ts';
import { carryOutAction } from './requests.ts';

let federationItems: TableItem[];
let site: ModelBucket;

beforeAll(async () => {
  await startApi();
  federationItems = await createFederation();
  makeCallsTakeTurns();
  site = startSite(waitForTurnOfBucketCall);
  // The clock stands still, so that no history goes past midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});

/** Publishes the records of `delivery` while `action` is carried out. */
async function publishDuringAction(stream: TableStream, delivery: StreamDelivery, action: AdminAction): Promise<void> {
  await stream.fetch();
  const publisher = (batch: DynamoDBRecord[], dyingAfter: number | null): InterleavedTask => ({
    dyingAfter,
    callback: async () => {
      if ((await deliverRecordsToPublisher(batch)).length === 0) stream.digested(batch);
    },
  });
  const batch = stream.batch(delivery);
  const followed = async () => {
    await carryOutAction(action);
    if (!delivery.isFollowed) return;
    await stream.fetch();
    await publisher([...stream.waiting], null).callback();
  };
  const tasks = [{ dyingAfter: null, callback: followed }, publisher(batch, delivery.dyingAfter)];
  if (delivery.twice) tasks.push(publisher(batch, null));
  await runInTurns(tasks, delivery.turns);
}

/** Every match has its page, and no page differs from what the stored data make of it now. */
async function requireCorrectPages(): Promise<void> {
  const matches = (await readAllTableItems()).filter(({ pk, sk }) => pk.startsWith('T#') && sk.startsWith('M#'));
  const keys = matches.map(({ id }) => keyOfPage({ name: 'match', id: Number(id) }));
  expect(keys.filter((key) => !site.objects.has(key))).toEqual([]);
  expect(await listWrongPages(site)).toEqual([]);
}

const maxActions = 10;
const arbitraryDeliveries = fc.array(fc.option(arbitraryDelivery, { freq: 1 }), {
  minLength: maxActions,
  maxLength: maxActions,
});
/** The last delivery publishes all waiting records, while the last action is carried out and published. */
const arbitraryLastDelivery = arbitraryDelivery.map((delivery) => ({ ...delivery, isFollowed: true, size: 100 }));

test(`${storedHistoryCount} random histories through the API, a table and its stream: every document equals the reference of the rules, every page a rendering from scratch`, async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryHistory(maxActions),
      arbitraryDeliveries,
      arbitraryLastDelivery,
      ({ rules, actions }, steps, lastStep) =>
        runOnNewTableWithItems(federationItems, async () => {
          site.objects.clear();
          const stream = new TableStream();
          for (const [tournament, given] of rules.entries())
            await carryOutAction({ do: 'rules', tournament, rules: given });
          for (const [at, action] of actions.entries()) {
            const left = actions.length - 1 - at;
            // The last but one action is not published at once, so that the last publishers have something to do.
            const delivery = left === 0 ? lastStep : left === 1 ? null : steps[at];
            if (delivery) await publishDuringAction(stream, delivery, action);
            else await carryOutAction(action);
          }
          // Publishes only the records that are left: nothing else corrects the work of the last publishers.
          await stream.drain();
          requireCorrectDocuments(await readAllTableItems());
          await requireCorrectPages();
          // Delivering all records once more, in reverse order, must change no document.
          expect(await deliverRecordsToPublisher([...stream.all].reverse())).toEqual([]);
          requireCorrectDocuments(await readAllTableItems());
        }),
    ),
    { numRuns: storedHistoryCount },
  );
});
