/** Gives what one queue of this device holds to another one: with the same ids, times and order, all of it or nothing. */
import { type QueueDatabase, queueDatabase } from './queue-database.ts';
import type { QueueKey } from './queued-operation.ts';

/** @param open opens the database; tests open one of their own */
export async function moveOperations(
  from: QueueKey,
  to: QueueKey,
  open: () => Promise<QueueDatabase> = queueDatabase,
): Promise<void> {
  const transaction = (await open()).transaction(['operations', 'sheets'], 'readwrite', { durability: 'strict' });
  for await (const cursor of transaction.objectStore('operations').index('byQueue').iterate(from)) {
    await cursor.update({ ...cursor.value, queue: to });
  }
  const sheets = transaction.objectStore('sheets');
  const [sheet, received] = await Promise.all([sheets.get(from), sheets.get(to)]);
  // Without a sheet the operations could not be shown before the server has answered.
  if (sheet && !received) await sheets.put({ ...sheet, queue: to });
  await transaction.done;
}
