/**
 * Browsers keep a page that the user has left, so that 'Back' shows it at once. WebKit also keeps the IndexedDB
 * transactions that the page has not finished, and the transactions of other pages wait for them without end. So a page
 * aborts its unfinished transactions when the user leaves it.
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
  // Code that only reads does not wait for `done`, whose rejection would then be unhandled.
  wrap(transaction).done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It commits already.
  }
}
