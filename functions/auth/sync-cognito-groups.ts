/** Copies a user's roles into the user's Cognito groups. Permissions are decided by the roles in the table alone. */

import { setCognitoGroups } from '../platform/identity/accounts.ts';
import { findUser, type StoredUser } from '../platform/identity/users.ts';
import { logFailure } from '../platform/log/log.ts';

/**
 * Sets the user's Cognito groups to the stored roles, and repeats that when the user was changed meanwhile: of two
 * changes at the same time, the later one sees both. A failure is only logged, because the roles in the table are
 * already saved; the user's next sign-in repeats it.
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
