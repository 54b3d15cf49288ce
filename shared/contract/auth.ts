/** Routes of /api/auth: sessions, passwords and users. */
import * as z from 'zod/mini';
import { email, newPassword, newUserForm, user, userDefaults, userForm } from '../domain/schemas/user.ts';
import { fieldMessages } from '../spanish/validation.ts';
import { makeDefaultedFieldsOptional, makeFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const sessionSchema = z.object({ success: z.literal(true), user, token: z.string() });
const sessionWithMessageSchema = z.extend(sessionSchema, { message: z.string() });
const existingPasswordSchema = z.string().check(z.minLength(1), z.maxLength(256));
/** A Spanish sentence for the user: what was done, or what to do next. */
const messageSchema = z.object({ message: z.string() });

export const auth = defineResource({
  'POST /auth/login': {
    summary: 'Signs in; the refresh token goes into an HttpOnly cookie.',
    access: 'public.read',
    status: 200,
    body: z.strictObject({ email, password: existingPasswordSchema }),
    response: sessionSchema,
  },
  'POST /auth/refresh': {
    summary: 'A new token for the session in the cookie.',
    access: 'public.read',
    status: 200,
    response: sessionSchema,
  },
  'POST /auth/logout': {
    summary: 'Ends the session of the cookie and of the token, if there are any.',
    access: 'public.read',
    status: 204,
    ignoresToken: true,
  },
  'POST /auth/password/change': {
    summary: 'Changes the own password, ends every session, and begins a new one.',
    access: 'account.use',
    status: 200,
    body: z.strictObject({ currentPassword: existingPasswordSchema, newPassword }).check(
      z.refine((body) => body.newPassword !== body.currentPassword, {
        error: fieldMessages.samePassword,
        path: ['newPassword'],
      }),
    ),
    response: sessionWithMessageSchema,
  },
  'POST /auth/password/forgot': {
    summary: 'Sends a code to set a new password, if the address is registered; the answer does not tell.',
    access: 'public.read',
    status: 200,
    body: z.strictObject({ email }),
    response: messageSchema,
  },
  'POST /auth/password/reset': {
    summary: 'Sets a new password with the code that was sent, and ends every session.',
    access: 'public.read',
    status: 200,
    body: z.strictObject({ email, code: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), newPassword }),
    response: messageSchema,
  },
  'POST /auth/register': {
    summary: 'Registers a user who can sign in at once; a DT needs a team.',
    access: 'users.manage',
    status: 201,
    body: postBodySchema({
      email,
      password: newPassword,
      ...makeDefaultedFieldsOptional(newUserForm, userDefaults),
    }),
    response: user,
  },
  'GET /auth/users': {
    summary: 'Every user, oldest id first.',
    access: 'users.manage',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(user),
  },
  'GET /auth/users/current': {
    summary: 'Who is signed in.',
    access: 'account.use',
    status: 200,
    response: user,
  },
  'GET /auth/users/{id}': {
    summary: 'One user: for administrators, and for himself.',
    access: 'account.read',
    status: 200,
    response: user,
  },
  'PUT /auth/users/{id}': {
    summary: 'Changes what a user may do, and his name; what is absent stays. Nobody changes his own roles.',
    access: 'users.manage',
    status: 200,
    body: putBodySchema(user, makeFieldsOptional(userForm)).check(
      z.refine((body) => Object.keys(body).length > 0, { error: 'No dice qué cambiar' }),
    ),
    response: user,
  },
  'GET /auth/test-users': {
    summary: 'The users to try the application with.',
    access: 'public.read',
    status: 200,
    response: z.array(
      z.object({
        email: z.string(),
        password: z.string(),
        fullName: z.string(),
        roles: user.shape.roles,
        teamId: user.shape.teamId,
        teamName: z.string(),
      }),
    ),
    onlyIn: 'local',
  },
});
