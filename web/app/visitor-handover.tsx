/** Stands where visitors get a published page, until the browser has loaded that in place of the application. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useIsLate } from '../lib/screen/use-is-late.ts';
import { isSignOutUnsent } from '../lib/session/unsent-sign-out.ts';
import { reloadAsVisitor } from '../lib/session/visitor-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

export function VisitorHandover({ title }: { readonly title: string }) {
  usePageTitle(title);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // A logout that is under way loads the page when the server has answered it, which without a connection is later.
    if (!isSignOutUnsent()) reloadAsVisitor();
  }, []);
  return (
    <ScreenLayout title={title}>
      {useIsLate(true) ? (
        <EmptyState
          icon="user"
          title="No iniciaste sesión"
          detail="Esta página también se ve sin una cuenta."
          action={<ButtonLink href={`${pathname}${search}`}>Ver la página</ButtonLink>}
        />
      ) : (
        <SkeletonList count={3} className="h-28" />
      )}
    </ScreenLayout>
  );
}
