/** User: who signs in, and what he may do. */
import * as z from 'zod/mini';
import { fieldText } from '../../spanish/validation.ts';
import { limits } from '../limits.ts';
import { containsPersonalData, type PasswordOwner } from '../personal-password.ts';
import { id, idOrNone, name, version } from './primitives.ts';

export const role = z.enum(['Admin', 'DT']);
export type Role = z.output<typeof role>;

const distinct = z.refine<readonly unknown[]>((list) => new Set(list).size === list.length, {
  error: fieldText.unique,
});
const roles = z.array(role).check(distinct);

/** An address to sign in with, in lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailLength),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldText.email),
  );

/** A new password. One to sign in with is any text: what is wrong with it is not said. */
export const newPassword = z
  .string()
  .check(
    z.minLength(limits.passwordLength),
    z.maxLength(limits.passwordLengthMax),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])/s, fieldText.password),
    z.regex(/^\S(.*\S)?$/, fieldText.passwordSpaces),
  );

/** A body whose password, in `field`, contains nothing that everybody knows about its owner. */
export const withoutPersonalData = <Field extends string>(field: Field) =>
  z.refine<PasswordOwner & { readonly [Name in Field]: string }>((body) => !containsPersonalData(body[field], body), {
    error: fieldText.passwordPersonal,
    path: [field],
  });

/** The fields an administrator fills in, listed here only; who registers is enabled. */
export const newUserForm = { firstName: name, lastName: name, roles, teamId: idOrNone };
export const userForm = { ...newUserForm, enabled: z.boolean() };
export type UserForm = z.output<z.ZodMiniObject<typeof userForm>>;

/** Of a new user, where nothing is said; of a stored one every field is kept. */
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
