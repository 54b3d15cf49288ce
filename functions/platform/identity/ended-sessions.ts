/** Which sessions have ended: those a user began before `sessionsEndedAt`, and single tokens ended by a logout. */
import { batchGet } from '../table/client.ts';
import { commit } from '../table/commit.ts';
import { type Key, keys } from '../table/keys.ts';
import { epochSeconds } from '../table/ttl.ts';
import type { StoredUser } from './users.ts';

/** The claims of a token that decide whether its session has ended. */
export interface SessionClaims {
  readonly userId: number;
  /** When the user signed in, in seconds since 1970. */
  readonly signedInAt: number;
  readonly hash: string;
}

/** The user of a session and whether the session has ended, with one strongly consistent call. */
export async function readSession({ userId, signedInAt, hash }: SessionClaims) {
  const [userKey, endedKey] = [keys.entity('USER', userId), keys.endedToken(hash)];
  const found = await batchGet<Key>([userKey, endedKey]);
  const user = found.find(({ pk }) => pk === userKey.pk) as StoredUser | undefined;
  const isSignedOut = found.some(({ pk }) => pk === endedKey.pk);
  return { user, isEnded: isSignedOut || (user !== undefined && wasSessionEnded(user, signedInAt)) };
}

/** Whether a session that began at the second `signedInAt` was ended together with all others of its user. */
export const wasSessionEnded = ({ sessionsEndedAt = 0 }: StoredUser, signedInAt: number): boolean =>
  signedInAt < sessionsEndedAt;

/**
 * The first second at which new sessions may begin, when all sessions end now. Tokens carry whole seconds: a session
 * that begins in the same second in which others end could not be told from those, so a new one begins a second later.
 */
export const firstSecondOfNewSessions = (): number => epochSeconds(new Date()) + 1;

/**
 * Ends every session of a user and returns the first second at which new ones may begin. The user's `version` stays,
 * because clients never see this field.
 */
export async function endSessionsOfUser(userId: number): Promise<number> {
  const endedAt = firstSecondOfNewSessions();
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

/** Stores a token as ended, until it expires. */
export async function storeRevokedToken({ hash, expiresAt }: { hash: string; expiresAt: number }): Promise<void> {
  await commit([{ put: { ...keys.endedToken(hash), ttl: expiresAt } }]);
}
