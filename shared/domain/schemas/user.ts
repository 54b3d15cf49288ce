/** User: a person who signs in, and the roles that say what the user may do. */
import * as z from 'zod/mini';
import { fieldMessages } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { checkUniqueItems, id, idOrNone, name, version } from './primitives.ts';

/** 'Planillero': keeps the sheets of the matches that an administrator gave him. */
export const role = z.enum(['Admin', 'DT', 'Planillero']);
export type Role = z.output<typeof role>;

const roles = z.array(role).check(checkUniqueItems);

/**
 * The e-mail address that a user signs in with, in lower case. The length ends the check, because the pattern's time
 * grows with its square.
 */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailLength, { abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldMessages.email),
  );

/** The rules for a new password. They are not checked at login, where a wrong password must not be explained. */
export const newPassword = z
  .string()
  .check(
    z.minLength(limits.passwordLength),
    z.maxLength(limits.passwordLengthMax),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])/s, fieldMessages.password),
    z.regex(/^\S(.*\S)?$/, fieldMessages.passwordSpaces),
  );

/**
 * The fields that an administrator can edit; no other file lists them. `enabled` is not set at registration: a new user
 * is always enabled.
 */
export const newUserForm = { firstName: name, lastName: name, roles, teamId: idOrNone };
export const userForm = { ...newUserForm, enabled: z.boolean() };
export type UserForm = z.output<z.ZodMiniObject<typeof userForm>>;

/** Default values of a new user. A PUT keeps the stored value of every absent field. */
export const userDefaults: Pick<UserForm, 'roles' | 'teamId'> = { roles: [], teamId: 0 };

export const user = z.object({
  id,
  email: z.string(),
  ...userForm,
  fullName: z.string(),
  teamName: z.string(),
  version,
});
export type User = z.output<typeof user>;
