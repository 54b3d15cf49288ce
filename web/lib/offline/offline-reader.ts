/**
 * Who may open the application without a connection: the user who is signed in in this browser, and the holders of links
 * to sheets. The service worker reads it, because it sees neither the local storage nor the cookies of the page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { inTime } from './in-time.ts';
import { abortUnfinishedWhenLeft } from './unfinished-transactions.ts';

interface ReaderSchema extends DBSchema {
  /** `user` while somebody is signed in, and `link 7` for the holder of a link to the sheet of match 7. */
  readers: { key: string; value: true };
}

let opened: Promise<IDBPDatabase<ReaderSchema>> | undefined;

function readersDatabase(): Promise<IDBPDatabase<ReaderSchema>> {
  opened ??= openDB<ReaderSchema>('lectores', 1, {
    upgrade: (database) => void database.createObjectStore('readers'),
  }).then(abortUnfinishedWhenLeft);
  return opened;
}

const signedInUser = 'user';
const linkHolder = (matchId: number): string => `link ${matchId}`;

export const rememberSignedInUser = async (): Promise<void> =>
  void (await (await readersDatabase()).put('readers', true, signedInUser));

export const forgetSignedInUser = async (): Promise<void> => (await readersDatabase()).delete('readers', signedInUser);

export const rememberLinkHolder = async (matchId: number): Promise<void> =>
  void (await (await readersDatabase()).put('readers', true, linkHolder(matchId)));

export const forgetLinkHolder = async (matchId: number): Promise<void> =>
  (await readersDatabase()).delete('readers', linkHolder(matchId));

/** Rejects when the store does not answer in time. */
export const isAnybodySignedIn = (): Promise<boolean> => inTime(isReader(signedInUser));

/** Rejects when the store does not answer in time. */
export const holdsLink = (matchId: number): Promise<boolean> => inTime(isReader(linkHolder(matchId)));

const isReader = async (reader: string): Promise<boolean> =>
  (await (await readersDatabase()).getKey('readers', reader)) !== undefined;

export const hasReaders = async (): Promise<boolean> => (await (await readersDatabase()).count('readers')) > 0;
