/** Registers a user who can sign in at once: roles and team go into the table, the password into Cognito. */
import type { Role, UserForm } from '#shared/domain/schemas/user.ts';
import { createAccount } from '../platform/identity/accounts.ts';
import {
  deleteEmailReservation,
  prepareUserCreation,
  registrationTimeoutProblem,
  reserveEmail,
  type StoredUser,
} from '../platform/identity/users.ts';
import { Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { commit, type TableWrite } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';

export interface Registration extends Omit<UserForm, 'enabled' | 'roles'> {
  /** The e-mail address, always in lower case. */
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
}

/** Time limits of a registration in milliseconds. */
interface RegistrationTimeouts {
  /** How long the e-mail address stays reserved for one registration. */
  readonly reservation: number;
  /** After how long the creation of the Cognito account is aborted, so that it never outlasts the reservation. */
  readonly account: number;
}

/** In a Lambda, whose credentials are at hand and whose client waits for an answer. */
const lambdaTimeouts: RegistrationTimeouts = { reservation: 4000, account: 3000 };

/** For a command at a terminal, whose AWS credentials may take seconds to get (single sign-on, a second factor). */
export const commandTimeouts: RegistrationTimeouts = { reservation: 30_000, account: 25_000 };

interface RegistrationOptions {
  /** Commits the writes that create the user; a caller may add its own writes. By default there are none. */
  readonly finish?: (writes: readonly TableWrite[], stored: StoredUser) => Promise<unknown>;
  readonly timeouts?: RegistrationTimeouts;
}

/**
 * Registers a user; 409 when another user has the e-mail address.
 *
 * The table and Cognito share no transaction. So the address is reserved first, then the account is created, and the
 * USER item, without which nobody can sign in, is written last, together with the writes that `finish` adds. After an
 * interruption at any point the same address can be registered again: at once when the request failed with an error,
 * or as soon as the reservation has expired when the Lambda was killed.
 */
export async function registerUser(
  registration: Registration,
  author: Authorship,
  { finish = commit, timeouts = lambdaTimeouts }: RegistrationOptions = {},
): Promise<StoredUser> {
  const { password, ...person } = registration;
  const { email, roles } = person;
  const id = await nextId('USER');
  const reservation = await reserveEmail(email, id, timeouts.reservation, author);
  const abortSignal = AbortSignal.timeout(timeouts.account);
  try {
    await createAccount({ userId: id, email, password, roles }, { abortSignal });
    const fields = { id, ...person, roles: [...roles], enabled: true };
    const { stored, writes } = prepareUserCreation(fields, reservation, author);
    await finish(writes, stored);
    return stored;
  } catch (error) {
    // A reservation that cannot be released expires by itself.
    await deleteEmailReservation(reservation).catch(() => {});
    throw abortSignal.aborted && !(error instanceof Problem) ? registrationTimeoutProblem() : error;
  }
}
