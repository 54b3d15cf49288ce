/** Registers a user who can sign in at once: his rights in the table, his password in Cognito. */
import type { Role, UserForm } from '#shared/domain/schemas/user.ts';
import { createAccount } from '../platform/identity/accounts.ts';
import { Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { commit, type Write } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import {
  registrationTimeout,
  releaseAddress,
  reserveAddress,
  type StoredUser,
  userCreation,
} from '../platform/table/users.ts';

export interface Registration extends Omit<UserForm, 'enabled' | 'roles'> {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
}

/** How long an address is kept for one registration; the account is made well before, or not at all. */
const claimMs = 4000;
const accountMs = 3000;

/**
 * 409 when somebody has that address already.
 *
 * The table and Cognito share no transaction, so the address is claimed first, then the account is made, and the USER
 * item, without which nobody gets in, is written last, together with what `finish` adds. Interrupted anywhere, the
 * same address can be registered again: at once after a failure, when the claim's seconds are over after a kill.
 */
export async function registerUser(
  registration: Registration,
  author: Authorship,
  finish: (writes: readonly Write[], stored: StoredUser) => Promise<unknown> = commit,
): Promise<StoredUser> {
  const { password, ...person } = registration;
  const { email, roles } = person;
  const id = await nextId('USER');
  const claim = await reserveAddress(email, id, claimMs, author);
  const abortSignal = AbortSignal.timeout(accountMs);
  try {
    await createAccount({ userId: id, email, password, roles }, { abortSignal });
    const fields = { id, ...person, roles: [...roles], enabled: true };
    const { stored, writes } = userCreation(fields, claim, author);
    await finish(writes, stored);
    return stored;
  } catch (error) {
    // A claim that cannot be released either ends by itself.
    await releaseAddress(claim).catch(() => {});
    throw abortSignal.aborted && !(error instanceof Problem) ? registrationTimeout() : error;
  }
}
