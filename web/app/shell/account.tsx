/** The user's name, which leads to the account, and the logout: beside the menus of the header, and below those of 'Más'. */
import type { User } from '#shared/domain/schemas/user.ts';
import { paths } from '#shared/pages/paths.ts';
import { requestSignOut } from '../../lib/session/sign-out-request.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { moreId } from '../../views/frame/bottom-bar.tsx';
import { formatCoachRole, formatUserName, userNameOf } from './user-name.ts';

interface AccountProps {
  readonly user: User;
}

export function HeaderAccount({ user }: AccountProps) {
  return (
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
      <Button onClick={requestSignOut} className="shrink-0">
        Salir
      </Button>
    </>
  );
}

export function MoreAccount({ user }: AccountProps) {
  return (
    <>
      <a
        href={paths.account.getHref()}
        title="Mi cuenta"
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-control px-3 hover:bg-tint"
      >
        <Icon name="user" />
        <span className="min-w-0">{formatUserName(user)}</span>
      </a>
      <Button icon="logout" popoverTarget={moreId} popoverTargetAction="hide" onClick={requestSignOut}>
        Cerrar Sesión
      </Button>
    </>
  );
}
