/** The test users of the local environment: one administrator and one coach, with a password that is no secret. */
import { presentUser } from '#functions/auth/present-user.ts';
import { registerUser } from '#functions/auth/register-user.ts';
import { createAccount } from '#functions/platform/identity/accounts.ts';
import { findUserByEmail } from '#functions/platform/identity/users.ts';
import type { Role } from '#shared/domain/schemas/user.ts';

/** A test user as `GET /auth/test-users` lists it. */
export interface TestUser {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
  readonly teamId: number;
  readonly teamName: string;
}

interface TestUserAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
}

const testPassword = 'Torneo2026';

export const testAdmin: TestUserAccount = {
  email: 'admin@torneo.local',
  password: testPassword,
  firstName: 'Alicia',
  lastName: 'Moreno',
  roles: ['Admin'],
};

export const testDT: TestUserAccount = {
  email: 'dt@torneo.local',
  password: testPassword,
  firstName: 'Marcela',
  lastName: 'Ibáñez',
  roles: ['DT'],
};

/** Registers a test user. If the table already has the user, creates only their account with its password again. */
export async function ensureTestUserRegistered(person: TestUserAccount, teamId = 0): Promise<void> {
  const known = await findUserByEmail(person.email);
  if (known) await createAccount({ userId: known.id, ...person });
  else await registerUser({ ...person, teamId }, { by: 0, at: new Date().toISOString() });
}

/** The test users as they are in the table now, without those that were disabled or removed. */
export async function listTestUsers(): Promise<TestUser[]> {
  const present: TestUser[] = [];
  for (const person of [testAdmin, testDT]) {
    const stored = await findUserByEmail(person.email);
    if (!stored?.enabled) continue;
    const { email, fullName, roles, teamId, teamName } = await presentUser(stored);
    present.push({ email, password: person.password, fullName, roles, teamId, teamName });
  }
  return present;
}
