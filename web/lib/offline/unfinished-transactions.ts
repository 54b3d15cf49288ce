/**
 * A browser may keep a page that was left, for 'Back', and with it a transaction that the page had not finished: WebKit
 * then lets every other page wait for it without end. A page that is left therefore gives up what it has not finished.
 */
import { type IDBPDatabase, unwrap, wrap } from 'idb';

/** Aborts the database's unfinished transactions when the page is left; those already told to commit are stored. */
export function abortUnfinishedWhenLeft<Schema>(database: IDBPDatabase<Schema>): IDBPDatabase<Schema> {
  const connection: IDBDatabase = unwrap(database);
  const begin = connection.transaction.bind(connection);
  const unfinished = new Set<IDBTransaction>();
  connection.transaction = (...given) => {
    const transaction = begin(...given);
    const forget = () => unfinished.delete(transaction);
    unfinished.add(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    return transaction;
  };
  addEventListener('pagehide', () => unfinished.forEach(abort));
  return database;
}

function abort(transaction: IDBTransaction): void {
  // Not everybody who reads waits for the end of the transaction.
  wrap(transaction).done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It commits already.
  }
}
