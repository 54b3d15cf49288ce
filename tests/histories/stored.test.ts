/**
 * Histories, the thorough level: acts are requests to the API on a table of their own, and its real stream reaches the
 * publisher late, twice, out of order, by two publishers in turns, and by some that are killed between two writes.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { deliver } from '#tests/support/stream.ts';
import { type Act, someHistory } from './acts.ts';
import { type Delivery, Stream, someDelivery } from './deliveries.ts';
import { storedHistories } from './how-many.ts';
import { interleaved, type Task, takeTurns } from './interleave.ts';
import { aFederation, everyItem, type Item, onATableWith } from './own-table.ts';
import { carryOut } from './requests.ts';
import { requireTruth } from './truth.ts';

let federation: Item[];

beforeAll(async () => {
  await startApi();
  federation = await aFederation();
  takeTurns();
  // No history goes past midnight.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return () => vi.useRealTimers();
});

/** The publishers get what `delivery` says, while somebody does `act`. */
async function publishWhile(stream: Stream, delivery: Delivery, act: Act): Promise<void> {
  await stream.fetch();
  const publisher = (batch: DynamoDBRecord[], dyingAfter: number | null): Task => ({
    dyingAfter,
    act: async () => {
      if ((await deliver(batch)).length === 0) stream.digested(batch);
    },
  });
  const batch = stream.batch(delivery);
  const followed = async () => {
    await carryOut(act);
    if (!delivery.isFollowed) return;
    await stream.fetch();
    await publisher([...stream.waiting], null).act();
  };
  const tasks = [{ dyingAfter: null, act: followed }, publisher(batch, delivery.dyingAfter)];
  if (delivery.twice) tasks.push(publisher(batch, null));
  await interleaved(tasks, delivery.turns);
}

const mostActs = 10;
const deliveries = fc.array(fc.option(someDelivery, { freq: 1 }), { minLength: mostActs, maxLength: mostActs });
/** What still waits is published while the last act is done and published. */
const last = someDelivery.map((delivery) => ({ ...delivery, isFollowed: true, size: 100 }));

test(`${storedHistories} histories through the API, a table and its stream: every page ends as the rules say`, async () => {
  await fc.assert(
    fc.asyncProperty(someHistory(mostActs), deliveries, last, ({ rules, acts }, steps, lastStep) =>
      onATableWith(federation, async () => {
        const stream = new Stream();
        for (const [tournament, given] of rules.entries()) await carryOut({ do: 'rules', tournament, rules: given });
        for (const [at, act] of acts.entries()) {
          const left = acts.length - 1 - at;
          // The last but one is left to wait, so that the last publishers have something to do.
          const delivery = left === 0 ? lastStep : left === 1 ? null : steps[at];
          if (delivery) await publishWhile(stream, delivery, act);
          else await carryOut(act);
        }
        // Only what nobody digested yet: nothing tidies up after the last publishers.
        await stream.drain();
        requireTruth(await everyItem());
        // Replayed from the beginning, backwards.
        expect(await deliver([...stream.all].reverse())).toEqual([]);
        requireTruth(await everyItem());
      }),
    ),
    { numRuns: storedHistories },
  );
});
