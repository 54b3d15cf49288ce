/** Opens a screen only to users with the permission that it requires, decided by the same `can()` as on the server. */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { paths } from '#shared/pages/paths.ts';
import { useSession } from '../lib/session/use-session.ts';
import type { Screen } from '../screens/screen.ts';
import { VisitorHandover } from './visitor-handover.tsx';

interface RequirePermissionProps {
  readonly access: Screen['access'];
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Without a session, hands over to the published page of the address, or else redirects to the login, which leads back
 * here; without the permission, redirects to the home screen.
 */
export function RequirePermission({ access, title, children }: RequirePermissionProps) {
  const session = useSession();
  const { pathname, search, state } = useLocation() as LocationWithReturnAddress;
  if (access === 'everyone') return children;
  if (access === 'visitors') {
    return session.status === 'authenticated' ? (
      <Navigate to={state?.from ?? paths.home.getHref()} replace />
    ) : (
      children
    );
  }
  if (!session.isAuthenticated && isPublishedPath(pathname)) return <VisitorHandover title={title} />;
  if (!session.isAuthenticated) {
    return <Navigate to={paths.login.getHref()} replace state={{ from: `${pathname}${search}` }} />;
  }
  return session.can(access) ? children : <Navigate to={paths.home.getHref()} replace />;
}

type LocationWithReturnAddress = Omit<ReturnType<typeof useLocation>, 'state'> & {
  readonly state: { from?: string } | null;
};
