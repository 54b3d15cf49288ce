/** The frame of every screen: header, menus, notices and messages around the page itself. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import type { SiteBrand } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { useCurrentTitle } from '../../lib/screen/page-title.ts';
import { usePreload } from '../../lib/screen/use-preload.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useIsLoginRequested } from '../../lib/session/login-request.ts';
import { useIsSignOutRequested } from '../../lib/session/sign-out-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { BottomBar } from '../../views/frame/bottom-bar.tsx';
import { LoginLink } from '../../views/frame/login-link.tsx';
import { SiteHeader } from '../../views/frame/site-header.tsx';
import { SkipLink } from '../../views/frame/skip-link.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { HeaderAccount, MoreAccount } from './account.tsx';
import { LowerEdge } from './lower-edge.tsx';
import { closeMenuOnEscape, closeMenuWithoutFocus } from './open-menus.ts';
import { useKickoffs } from './use-kickoffs.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useMenus } from './use-menus.ts';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

const LoginDialog = lazy(async () => ({
  default: (await import('../../features/session/login-dialog.tsx')).LoginDialog,
}));
const NoticesHere = lazy(async () => ({
  default: (await import('../../features/notices/notices-here.tsx')).NoticesHere,
}));
const loadSignOutQuestion = async () => ({
  default: (await import('../../features/sheet/queue/sign-out-question.tsx')).SignOutQuestion,
});
const SignOutQuestion = lazy(loadSignOutQuestion);

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isFullWindow = matchPath(paths.sheet.path, pathname) !== null;
  const { title, back } = useCurrentTitle();
  const { name, brand } = useSettings();
  const { user } = useSession();
  const menus = useMenus();
  const isLoginRequested = useIsLoginRequested();
  const isSignOutRequested = useIsSignOutRequested();
  const followLinks = useLinkNavigation();
  // A logout must not need the connection, also where no service worker keeps the code.
  usePreload(loadSignOutQuestion, user !== null);
  useScrollAndFocus(main);
  useKickoffs();
  useBrandInBrowser(brand);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element handles events of the links and menus inside it
    <div
      onClick={followLinks}
      onKeyDown={closeMenuOnEscape}
      onBlur={closeMenuWithoutFocus}
      className="flex min-h-dvh flex-col"
    >
      <SkipLink />
      {!isFullWindow && (
        <SiteHeader
          name={name}
          brand={brand}
          menus={menus}
          account={user ? <HeaderAccount user={user} /> : <LoginLink />}
          screenTitle={{ text: title || name, back }}
        />
      )}
      <main
        ref={main}
        id="contenido"
        tabIndex={-1}
        className={`mx-auto w-full flex-1 ${isFullWindow ? '' : 'max-w-[70rem] px-4 pt-4 pb-32 md:pt-8 md:pb-20'}`}
      >
        {user && !isFullWindow && (
          <Suspense fallback={null}>
            <NoticesHere />
          </Suspense>
        )}
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<SkeletonList count={3} className="h-24" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <LowerEdge hasNotices={!isFullWindow} />
      {!isFullWindow && <BottomBar menus={menus} account={user ? <MoreAccount user={user} /> : <LoginLink />} />}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <Suspense>
        {isLoginRequested && <LoginDialog />}
        {isSignOutRequested && <SignOutQuestion />}
      </Suspense>
    </div>
  );
}

function useBrandInBrowser(brand: SiteBrand | null): void {
  const { color, logo } = brand ?? {};
  useEffect(() => {
    if (color === undefined || logo === undefined) return;
    void import('./brand-in-browser.ts').then(({ showBrandInBrowser }) => showBrandInBrowser({ color, logo }));
  }, [color, logo]);
}
