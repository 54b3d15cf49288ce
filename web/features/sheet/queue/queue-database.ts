/** The IndexedDB database in which a phone keeps match sheets, what was recorded on them, and the links to them. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { openOnce } from '../../../lib/offline/open-once.ts';
import type { ReceivedSheet } from './queue-parts.ts';
import type { QueuedOperation, QueueKey } from './queued-operation.ts';

interface QueueSchema extends DBSchema {
  /** By `position`, which counts up, so that the operations of a queue stay in order. */
  operations: {
    key: number;
    value: QueuedOperation & { readonly queue: QueueKey };
    indexes: { byQueue: QueueKey; byId: string };
  };
  sheets: { key: QueueKey; value: KeptSheetRow };
  links: { key: number; value: KeptLink };
}

export type KeptSheetRow = ReceivedSheet<SheetView> & { readonly queue: QueueKey };

export interface KeptLink {
  readonly matchId: number;
  readonly token: string;
  /** In milliseconds since the epoch. */
  readonly keptAt: number;
  /** Present once the server has refused it as ended. */
  readonly hasEnded?: true;
}

export type QueueDatabase = IDBPDatabase<QueueSchema>;

const stores = ['operations', 'sheets', 'links'] as const;
export type QueueTransaction = IDBPTransaction<QueueSchema, typeof stores, 'readwrite'>;

/** A transaction that changes everything of the queues, or nothing. */
export const writeQueues = (database: QueueDatabase): QueueTransaction => database.transaction(stores, 'readwrite');

/**
 * Opens a database of this name; rejects where the browser keeps no data.
 *
 * @internal
 */
export const openQueueDatabase = (name: string, onTerminated?: () => void): Promise<QueueDatabase> =>
  openDB<QueueSchema>(name, 1, {
    upgrade(database) {
      const operations = database.createObjectStore('operations', { keyPath: 'position', autoIncrement: true });
      operations.createIndex('byQueue', 'queue');
      operations.createIndex('byId', 'id', { unique: true });
      database.createObjectStore('sheets', { keyPath: 'queue' });
      database.createObjectStore('links', { keyPath: 'matchId' });
    },
    ...(onTerminated && { terminated: onTerminated }),
  });

/** The database of this browser. */
export const queueDatabase: () => Promise<QueueDatabase> = openOnce((onTerminated) =>
  openQueueDatabase('planillas', onTerminated),
);
