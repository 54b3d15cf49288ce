/** Who may open a screen: asked with the same `can()` as the server. */
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Action } from '#shared/domain/permissions.ts';
import { useSession } from '../lib/session/use-session.ts';
import { paths } from './paths.ts';

/** Without a session to the login, which leads back here; without the right, home. */
export function Guard({ action = 'account.use' }: { readonly action?: Action }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session.isAuthenticated) {
    return <Navigate to={paths.login.getHref()} replace state={{ from: `${pathname}${search}` }} />;
  }
  return session.can(action) ? <Outlet /> : <Navigate to={paths.home.getHref()} replace />;
}
