/** /api/auth: sessions (SPEC §7, DESIGN §3). */
import * as z from 'zod/mini';
import { email, user } from '../domain/schemas/user.ts';
import { resource } from './route.ts';

const session = z.object({ success: z.literal(true), user, token: z.string() });

export const auth = resource({
  'POST /auth/login': {
    summary: 'Signs in; the refresh token goes into an HttpOnly cookie.',
    access: 'public.read',
    status: 200,
    body: z.strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(256)) }),
    response: session,
  },
  'POST /auth/refresh': {
    summary: 'A new token for the session in the cookie.',
    access: 'public.read',
    status: 200,
    response: session,
  },
  'POST /auth/logout': {
    summary: 'Ends the session and revokes its refresh token.',
    access: 'account.use',
    status: 204,
  },
  'GET /auth/users/current': {
    summary: 'Who is signed in.',
    access: 'account.use',
    status: 200,
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
