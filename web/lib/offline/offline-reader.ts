/**
 * Who may open the application without a connection: the user who is signed in in this browser, and the holders of links
 * to sheets. The service worker reads it, because it sees neither the local storage nor the cookies of the page.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { inTime } from './in-time.ts';
import { openOnce } from './open-once.ts';

interface ReaderSchema extends DBSchema {
  /** `user` while somebody is signed in, and `link 7` for the holder of a link to the sheet of match 7. */
  readers: { key: string; value: true };
}

const readersDatabase = openOnce((terminated) =>
  openDB<ReaderSchema>('lectores', 1, {
    upgrade: (database) => void database.createObjectStore('readers'),
    terminated,
  }),
);

const signedInUser = 'user';
const linkHolder = (matchId: number): string => `link ${matchId}`;

/** Rejects when the store fails or does not answer in time. */
const inReaders = <Answer>(ask: (database: IDBPDatabase<ReaderSchema>) => Promise<Answer>): Promise<Answer> =>
  inTime(readersDatabase().then(ask));

export const rememberSignedInUser = (): Promise<unknown> =>
  inReaders((database) => database.put('readers', true, signedInUser));

export const forgetSignedInUser = (): Promise<void> =>
  inReaders((database) => database.delete('readers', signedInUser));

export const rememberLinkHolder = (matchId: number): Promise<unknown> =>
  inReaders((database) => database.put('readers', true, linkHolder(matchId)));

export const forgetLinkHolder = (matchId: number): Promise<void> =>
  inReaders((database) => database.delete('readers', linkHolder(matchId)));

/** Whether somebody is signed in in this browser, or holds the link to the sheet of the match. */
export const isReader = (matchId: number | undefined): Promise<boolean> =>
  inReaders(async (database) => {
    const readers = matchId === undefined ? [signedInUser] : [signedInUser, linkHolder(matchId)];
    const found = await Promise.all(readers.map((reader) => database.getKey('readers', reader)));
    return found.some((reader) => reader !== undefined);
  });

export const hasReaders = (): Promise<boolean> => inReaders(async (database) => (await database.count('readers')) > 0);
