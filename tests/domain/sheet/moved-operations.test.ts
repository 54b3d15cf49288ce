/** What a link left unsent on a device is handed over to a user's queue there. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { indexedStorage } from '#web/features/sheet/queue/indexed-storage.ts';
import { moveOperations } from '#web/features/sheet/queue/move-operations.ts';
import { openQueueDatabase } from '#web/features/sheet/queue/queue-database.ts';
import { type QueuedOperation, queueKeyOf } from '#web/features/sheet/queue/queued-operation.ts';

const matchId = 7;
const linkQueue = queueKeyOf(matchId, { kind: 'link', token: 'ended' });
const userQueue = queueKeyOf(matchId, { kind: 'user', userId: 3 });
const goal = (id: string, madeAt: number): QueuedOperation => ({
  id,
  content: { kind: 'event', teamId: 1, playerId: 0, eventType: 'goal', minute: 1 },
  madeAt,
  answer: null,
});

test("operations of a link become the user's with their ids, times and order, and those of other queues stay", async () => {
  const database = openQueueDatabase('moved operations');
  const open = () => database;
  const otherQueue = queueKeyOf(8, { kind: 'link', token: 'of another match' });
  const [first, own, second, other] = [goal('a', 100), goal('b', 150), goal('c', 200), goal('d', 250)];
  await indexedStorage(linkQueue, open).add(first);
  await indexedStorage(userQueue, open).add(own);
  await indexedStorage(linkQueue, open).add(second);
  await indexedStorage(otherQueue, open).add(other);

  await moveOperations(linkQueue, userQueue, open);
  const operationsOf = async (queue: typeof linkQueue | typeof userQueue) =>
    (await indexedStorage(queue, open).load()).operations;
  expect(await operationsOf(userQueue)).toEqual([first, own, second]);
  expect(await operationsOf(linkQueue)).toEqual([]);
  expect(await operationsOf(otherQueue)).toEqual([other]);
});
