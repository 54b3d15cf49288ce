/** Opens a database of this browser when it is first asked for, and keeps its connection for the page or the worker. */
import type { IDBPDatabase } from 'idb';
import { abortUnfinishedWhenLeft } from './unfinished-transactions.ts';

/**
 * Returns what answers the connection: the same one until the browser ends it. An opening that fails rejects, and the next
 * call opens anew.
 *
 * @param open opens the database; calls `onTerminated` when the browser ends the connection
 */
export function openOnce<Schema>(
  open: (onTerminated: () => void) => Promise<IDBPDatabase<Schema>>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= open(forget).then(abortUnfinishedWhenLeft);
    opened.catch(forget);
    return opened;
  };
}
