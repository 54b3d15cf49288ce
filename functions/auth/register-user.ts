/** Registers a user who can sign in at once: his rights in the table, his password in Cognito. */
import type { Role } from '#shared/domain/schemas/user.ts';
import { Problem } from '../platform/http/problem.ts';
import { createAccount } from '../platform/identity/cognito.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { commit } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { type StoredUser, userCreation, userRemoval } from '../platform/table/users.ts';

export interface Registration {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly teamId: number;
}

/** 409 when somebody has that address already. */
export async function registerUser(registration: Registration, author: Authorship): Promise<StoredUser> {
  const { email, password, firstName, lastName, roles, teamId } = registration;
  const id = await nextId('USER');
  const fields = { id, email, firstName, lastName, teamId, roles: [...roles], enabled: true };
  const taken = () => new Problem('conflict', 'Ya hay un usuario con ese correo electrónico.');
  const { stored, writes } = userCreation(fields, author, taken);
  await commit(writes);
  try {
    await createAccount({ userId: id, email, password, roles });
  } catch (error) {
    await commit(userRemoval(stored));
    throw error;
  }
  return stored;
}
