/** The navigation bar from 768 px: links and menus, the user's account, and login or logout. */
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { requestSignOut } from '../../lib/session/sign-out-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import icon from '../icon.svg';
import { NavMenu } from './nav-menu.tsx';
import { isCurrentEntry, navGroupsFor, ungroupedEntriesFor } from './navigation.ts';
import { formatCoachRole, formatUserName, userNameOf } from './user-name.ts';

export function NavigationBar() {
  const session = useSession();
  const { user, isAuthenticated } = session;
  const { name } = useSettings();
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface max-md:hidden">
      <div className="mx-auto flex min-h-16 max-w-[70rem] items-center gap-2 px-4 lg:gap-4">
        <a href={paths.home.getHref()} className="flex min-h-11 min-w-11 items-center gap-2 no-underline">
          <img src={icon} alt="" width={36} height={36} className="size-9 shrink-0" />
          {/* The federation's name has a fixed width, so that nothing moves when it has loaded. */}
          <span
            className={`truncate font-display font-semibold text-lg ${isAuthenticated ? 'max-xl:sr-only xl:w-44' : 'w-44 lg:w-72'}`}
          >
            {name}
          </span>
        </a>
        <nav aria-label="Principal">
          <ul className="flex items-center">
            {ungroupedEntriesFor(session).map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrentEntry(href, pathname) ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-control px-1.5 font-semibold text-sm hover:bg-tint lg:px-3 aria-[current=page]:text-accent"
                >
                  {label}
                </a>
              </li>
            ))}
            {navGroupsFor(session).map((group) => (
              <li key={group.label}>
                <NavMenu key={pathname} group={group} pathname={pathname} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3">
          {user ? (
            <>
              <a
                href={paths.account.getHref()}
                title={`Mi cuenta: ${formatUserName(user)}`}
                className="flex min-h-11 min-w-11 items-center justify-end rounded-control text-muted text-xs hover:underline lg:text-right lg:text-sm"
              >
                <span className="min-w-0">
                  <span className="max-lg:line-clamp-2 lg:block lg:truncate">{userNameOf(user)}</span>{' '}
                  <span className="max-lg:sr-only lg:block lg:truncate">{formatCoachRole(user)}</span>
                </span>
              </a>
              <Button onClick={requestSignOut}>Salir</Button>
            </>
          ) : (
            <ButtonLink icon="login" href={paths.login.getHref()}>
              Iniciar Sesión
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
