/** The frame of every screen: header, menus, notices and messages around the page itself. */
import { lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useCurrentTitle } from '../../lib/screen/page-title.ts';
import { usePreload } from '../../lib/screen/use-preload.ts';
import { useIsLoginRequested } from '../../lib/session/login-request.ts';
import { useIsSignOutRequested } from '../../lib/session/sign-out-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { isFullWindowPath } from './navigation.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { ConnectionNotices } from './state-notices.tsx';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useScrollAndFocus } from './use-scroll-and-focus.ts';

const LoginDialog = lazy(async () => ({
  default: (await import('../../features/session/login-dialog.tsx')).LoginDialog,
}));
const loadSignOutQuestion = async () => ({
  default: (await import('../../features/sheet/queue/sign-out-question.tsx')).SignOutQuestion,
});
const SignOutQuestion = lazy(loadSignOutQuestion);

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isFullWindow = isFullWindowPath(pathname);
  const { title } = useCurrentTitle();
  const isLoginRequested = useIsLoginRequested();
  const isSignOutRequested = useIsSignOutRequested();
  const followLinks = useLinkNavigation();
  // A logout must not need the connection, also where no service worker keeps the code.
  usePreload(loadSignOutQuestion, useSession().isAuthenticated);
  useScrollAndFocus(main);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only handles clicks on links inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={followLinks} className="flex min-h-dvh flex-col">
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-30 -translate-y-[200%] inline-flex min-h-11 items-center rounded-control bg-primary px-4 font-semibold text-white focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      {!isFullWindow && (
        <>
          <PhoneHeader />
          <NavigationBar />
        </>
      )}
      <Toaster />
      <main
        ref={main}
        id="contenido"
        tabIndex={-1}
        className={`mx-auto w-full flex-1 ${isFullWindow ? '' : 'max-w-[70rem] px-4 pt-4 pb-24 md:py-8'}`}
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<SkeletonList count={3} className="h-24" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isFullWindow && (
        <>
          <ConnectionNotices />
          <BottomBar />
        </>
      )}
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
