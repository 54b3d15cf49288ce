/** Keeps a queue in IndexedDB, written to the disk before a call ends. */

import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { answeredOperation } from './kept-operations.ts';
import { type QueueDatabase, queueDatabase } from './queue-database.ts';
import type { QueueStorage } from './queue-parts.ts';
import type { QueuedOperation, QueueKey } from './queued-operation.ts';

const toDisk = { durability: 'strict' } as const;

/** @param open opens the database; tests open one of their own */
export function indexedStorage(
  queue: QueueKey,
  open: () => Promise<QueueDatabase> = queueDatabase,
): QueueStorage<SheetView> {
  return {
    async load() {
      const transaction = (await open()).transaction(['operations', 'sheets']);
      const [operations, received] = await Promise.all([
        transaction.objectStore('operations').index('byQueue').getAll(queue),
        transaction.objectStore('sheets').get(queue),
      ]);
      return { operations: operations.map(withoutKeys), received: received ?? null };
    },
    async add(operation) {
      const transaction = (await open()).transaction('operations', 'readwrite', toDisk);
      const added = transaction.store.add({ ...operation, queue });
      // The operation is kept even if the page is left now.
      transaction.commit();
      await Promise.all([added, transaction.done]);
    },
    async record(results, received) {
      const transaction = (await open()).transaction(['operations', 'sheets'], 'readwrite', toDisk);
      if (received) await transaction.objectStore('sheets').put({ ...received, queue });
      for (const { id } of results) {
        const cursor = await transaction.objectStore('operations').index('byId').openCursor(id);
        if (!cursor) continue;
        const [answered] = answeredOperation(cursor.value, results);
        await (answered ? cursor.update({ ...cursor.value, ...answered }) : cursor.delete());
      }
      await transaction.done;
    },
    async remove(id) {
      const transaction = (await open()).transaction('operations', 'readwrite', toDisk);
      await (await transaction.store.index('byId').openCursor(id))?.delete();
      await transaction.done;
    },
  };
}

const withoutKeys = ({ id, content, madeAt, answer }: QueuedOperation): QueuedOperation => ({
  id,
  content,
  madeAt,
  answer,
});
