/** Which sessions are over: all that a user began before a moment, and single tokens that were signed out. */
import { batchGet } from './client.ts';
import { commit } from './commit.ts';
import { type Key, keys } from './keys.ts';
import type { StoredUser } from './users.ts';

/** What is needed of a token to know whether its session still holds. */
export interface Session {
  readonly userId: number;
  /** Seconds since 1970. */
  readonly signedInAt: number;
  readonly hash: string;
}

/** Whose session it is, and whether it was ended. One strong read. */
export async function readSession({ userId, signedInAt, hash }: Session) {
  const [userKey, endedKey] = [keys.entity('USER', userId), keys.endedToken(hash)];
  const found = await batchGet<Key>([userKey, endedKey]);
  const user = found.find(({ pk }) => pk === userKey.pk) as StoredUser | undefined;
  const isSignedOut = found.some(({ pk }) => pk === endedKey.pk);
  return { user, isEnded: isSignedOut || (user !== undefined && beganTooEarly(user, signedInAt)) };
}

/** Whether all sessions that began at that second have been ended. */
export const beganTooEarly = ({ sessionsEndedAt = 0 }: StoredUser, signedInAt: number): boolean =>
  signedInAt < sessionsEndedAt;

/**
 * The first second that belongs to new sessions. Tokens tell whole seconds, so a session that begins in the same
 * second as others end cannot be told from them: it begins a second later.
 */
export const nextSecond = (): number => Math.floor(Date.now() / 1000) + 1;

/** Ends every session of a user, and answers from which second on he can have new ones. No new version: nobody sees it. */
export async function endSessionsOf(userId: number): Promise<number> {
  const endedAt = nextSecond();
  await commit([
    {
      update: keys.entity('USER', userId),
      set: 'SET sessionsEndedAt = :endedAt',
      condition: 'attribute_exists(pk)',
      values: { ':endedAt': endedAt },
    },
  ]);
  return endedAt;
}

/** Ends the session of one token, for as long as the token would hold. */
export async function endToken({ hash, expiresAt }: { hash: string; expiresAt: number }): Promise<void> {
  await commit([{ put: { ...keys.endedToken(hash), ttl: expiresAt } }]);
}
