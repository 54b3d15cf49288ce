/** Keeps the groups in Cognito what the roles in the table are. Nothing is decided by them. */

import { setCognitoGroups } from '../platform/identity/accounts.ts';
import { logFailure } from '../platform/log.ts';
import { findUser, type StoredUser } from '../platform/table/users.ts';

/**
 * Mirrors the roles as they are when it is done: of two changes at once, the one that ends last sees the other's.
 * A failure is put right at the user's next sign-in and must not undo what has been written.
 */
export async function syncCognitoGroups(user: StoredUser): Promise<void> {
  try {
    for (let latest: StoredUser | undefined = user; latest; ) {
      const { version, email, roles }: StoredUser = latest;
      await setCognitoGroups(email, roles);
      const now = await findUser(latest.id);
      latest = now?.version === version ? undefined : now;
    }
  } catch (error) {
    logFailure(error);
  }
}
