/** /api/auth. */
import { environment } from '../platform/environment.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { findUser } from '../platform/table/users.ts';
import { presentUser } from './present-user.ts';
import { login, logout, refreshSession } from './session.ts';

export const handler = serve('auth', {
  'POST /auth/login': login,
  'POST /auth/refresh': refreshSession,
  'POST /auth/logout': logout,
  'GET /auth/users/current': async ({ caller }) => {
    const user = caller && (await findUser(caller.id));
    if (!user) throw new Problem('invalid-token');
    return presentUser(user);
  },
  'GET /auth/test-users': async () => JSON.parse(environment().testUsers ?? '[]'),
});
