/** The Lambda of /api/auth: sessions, passwords and users. */
import { auth as routes } from '#shared/contract/auth.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { requirePermission } from '../competition/api/request.ts';
import { environment } from '../platform/environment.ts';
import { cutPageAfterCursor } from '../platform/http/paging.ts';
import { getUser, listUsers } from '../platform/identity/users.ts';
import { Problem } from '../platform/problem.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { presentUser, presentUsers } from './present-user.ts';
import { registerByAdministrator } from './register.ts';
import { login, logout, refreshSession } from './session.ts';
import { updateUser } from './update-user.ts';

export const handler = createApiHandler(routes, {
  'POST /auth/login': login,
  'POST /auth/refresh': refreshSession,
  'POST /auth/logout': logout,
  'POST /auth/password/change': changePassword,
  'POST /auth/password/forgot': forgotPassword,
  'POST /auth/password/reset': resetPassword,
  'POST /auth/register': registerByAdministrator,
  'GET /auth/users': async (request) => cutPageAfterCursor(request, await listUsers(), userSortOrderById, presentUsers),
  'GET /auth/users/current': async ({ caller }) => {
    if (!caller) throw new Problem('invalid-token');
    return presentUser(caller);
  },
  'GET /auth/users/{id}': async (request) => {
    requirePermission(request, 'account.read', { userId: request.params.id });
    return presentUser(await getUser(request.params.id));
  },
  'PUT /auth/users/{id}': updateUser,
  'GET /auth/test-users': async () => JSON.parse(environment().testUsers ?? '[]'),
});

const userSortOrderById = {
  positionOf: ({ id }: { id: number }) => [id],
  compare: ([a = 0]: readonly (string | number)[], [b = 0]: readonly (string | number)[]) => Number(a) - Number(b),
};
