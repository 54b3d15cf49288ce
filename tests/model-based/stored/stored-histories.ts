/**
 * Random histories on a table: actions are API requests, and the records of the table's stream reach publishers from
 * several shards, late, twice or out of order; the publishers run in turns, and some are killed. The published pages are
 * kept in a model of S3, whose calls take turns with those of the table. Documents have to be right at once; pages, too,
 * unless two publishers had the same records at the same time: then at the latest after the night.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { askForBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { startApi } from '#tests/support/api.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { startSite } from '#tests/support/published-site.ts';
import { deliverRecordsToPublisher } from '#tests/support/stream.ts';
import { requireCorrectDocuments } from '../correct-documents.ts';
import { requireCorrectPages } from '../correct-pages.ts';
import { arbitraryDelivery, type StreamDelivery, TableStream } from '../deliveries.ts';
import { type InterleavedTask, makeCallsTakeTurns, runInTurns, waitForTurnOfBucketCall } from '../interleave.ts';
import { historiesOfEachPart, historiesOfFederation } from '../number-of-histories.ts';
import { createFederation, readAllTableItems, runOnNewTableWithItems, type TableItem } from '../own-table.ts';
import type { AdminAction } from '../random-actions.ts';
import { arbitraryHistoryOf } from '../random-histories.ts';
import { carryOutAction } from '../requests.ts';

const actionsOfHistory = 2;

let federationItems: TableItem[];
let site: ModelBucket;

/**
 * Prepares the table and the site. Each test file calls it in its own `beforeAll`: this module is loaded once for all files of
 * a process, so a `beforeAll` in it would run for the first file only.
 */
export async function startHistories(): Promise<() => void> {
  await startApi();
  // Otherwise the first rendering would wait for it, and the same seed would give other turns.
  await import('#web/views/render-page.tsx');
  federationItems = await createFederation({ clubs: 4, tournaments: 2 });
  makeCallsTakeTurns();
  site = startSite(waitForTurnOfBucketCall);
  // The clock stands still, so that no history goes past midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => void vi.useRealTimers();
}

/** Publishes the records of `delivery` while `action` is carried out. */
async function publishDuringAction(stream: TableStream, delivery: StreamDelivery, action: AdminAction): Promise<void> {
  await stream.fetch();
  const publisher = (batch: DynamoDBRecord[], dyingAfter: number | null): InterleavedTask => ({
    dyingAfter,
    callback: async () => {
      if ((await deliverRecordsToPublisher(batch)).length === 0) stream.digested(batch);
    },
  });
  const [first = [], ...others] = stream.batches(delivery);
  const followed = async () => {
    await carryOutAction(action);
    if (!delivery.isFollowed) return;
    await stream.fetch();
    await publisher([...stream.waiting], null).callback();
  };
  const tasks = [
    { dyingAfter: null, callback: followed },
    publisher(first, delivery.dyingAfter),
    ...others.map((batch) => publisher(batch, null)),
  ];
  if (delivery.twice) tasks.push(publisher(first, null));
  await runInTurns(tasks, delivery.turns);
}

/** Whether two publishers may have had the same scope at the same time, which no stream does without a timeout. */
const isOverlapping = ({ twice, isFollowed }: StreamDelivery): boolean => twice || isFollowed;

interface Deliveries {
  /** While the first action is carried out; null: nothing is published until the second. */
  readonly first: StreamDelivery | null;
  /** While the second is carried out: all waiting records, then those of the action itself. */
  readonly last: StreamDelivery;
}
const arbitraryDeliveries: fc.Arbitrary<Deliveries> = fc.record({
  first: fc.option(arbitraryDelivery, { freq: 1 }),
  last: arbitraryDelivery.map((delivery) => ({ ...delivery, size: 100 })),
});

/** Carries out the actions of one history and publishes them. */
async function playHistory(stream: TableStream, [first, second]: AdminAction[], deliveries: Deliveries): Promise<void> {
  if (!first || !second) throw new Error('A history has two actions');
  if (deliveries.first) await publishDuringAction(stream, deliveries.first, first);
  else await carryOutAction(first);
  await publishDuringAction(stream, deliveries.last, second);
  // Publishes only the records that are left: nothing else corrects the work of the last publishers.
  await stream.drain();
}

/** Milliseconds; a history takes about one second of a processor, of which a busy machine gives a twentieth. */
export const timeoutOfHistories = 120_000 + historiesOfEachPart * 20_000;

/** Plays `count` histories; throws for the first after which a document or a page is wrong. */
export async function requireCorrectHistories(count: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      arbitraryHistoryOf(historiesOfFederation * actionsOfHistory),
      fc.array(arbitraryDeliveries, { minLength: historiesOfFederation, maxLength: historiesOfFederation }),
      ({ rules, actions }, deliveries) =>
        runOnNewTableWithItems(federationItems, async () => {
          site.objects.clear();
          const stream = new TableStream();
          for (const [tournament, given] of rules.entries())
            await carryOutAction({ do: 'rules', tournament, rules: given });
          for (const [at, ofHistory] of deliveries.entries()) {
            await playHistory(stream, actions.slice(at * actionsOfHistory, (at + 1) * actionsOfHistory), ofHistory);
            requireCorrectDocuments(await readAllTableItems());
            if ([ofHistory.first, ofHistory.last].some((delivery) => delivery && isOverlapping(delivery))) {
              await askForBackgroundWork(['day']);
              await stream.drain();
              requireCorrectDocuments(await readAllTableItems());
            }
            await requireCorrectPages(site);
          }
          // Delivering all records once more, in reverse order, must change no document.
          expect(await deliverRecordsToPublisher([...stream.all].reverse())).toEqual([]);
          await stream.drain();
          requireCorrectDocuments(await readAllTableItems());
        }),
    ),
    { numRuns: Math.ceil(count / historiesOfFederation), seed },
  );
}
