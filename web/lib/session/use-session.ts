/** The hook for the signed-in user and their permissions. */
import { type Action, can, type PermissionSubject } from '#shared/domain/permissions.ts';
import { sessionStore } from './session-store.ts';

export function useSession() {
  const session = sessionStore.use();
  const { user } = session;
  return {
    ...session,
    isAuthenticated: user !== null,
    isAdmin: user?.roles.includes('Admin') ?? false,
    isDT: user?.roles.includes('DT') ?? false,
    can: (action: Action, subject?: PermissionSubject) => can(user, action, subject),
  };
}
