/** All users; admins invite them here, give them roles and a team, and enable or disable their accounts. */

import { Suspense, useState } from 'react';
import type { User } from '#shared/domain/schemas/user.ts';
import { CredentialsDialog } from '../features/users/credentials-dialog.tsx';
import { DisableUserDialog } from '../features/users/enable-user.tsx';
import type { NewUserCredentials } from '../features/users/invite-form.tsx';
import { UserList } from '../features/users/user-list.tsx';
import { UserRow } from '../features/users/user-row.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

const loadInviteFormModule = () => import('../features/users/invite-form.tsx');
const InviteForm = lazyComponent(loadInviteFormModule, 'InviteForm');
const loadUserFormModule = () => import('../features/users/user-form.tsx');
const UserForm = lazyComponent(loadUserFormModule, 'UserForm');
const loadAllUserFormModules = () => Promise.all([loadInviteFormModule(), loadUserFormModule()]);

type UserDialogState =
  | { readonly does: 'invite' }
  | { readonly does: 'edit' | 'disable'; readonly user: User }
  | { readonly does: 'pass on'; readonly access: NewUserCredentials };

export function UsersScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const session = useSession();
  usePreload(loadAllUserFormModules, true);
  const [dialog, setDialog] = useState<UserDialogState | null>(null);
  const { data: users, error, retry } = useGet('GET /auth/users', {});
  const { data: teams = [] } = useGet('GET /teams', {});
  const close = () => setDialog(null);
  const isOwnAccount = ({ id }: User) => id === session.user?.id;

  return (
    <ScreenLayout
      title={title}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setDialog({ does: 'invite' })}>
          Invitar usuario
        </Button>
      }
    >
      {!users && error ? (
        <ErrorCard title="No se pudieron cargar los usuarios" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !users ? (
        <SkeletonList count={4} className="h-28 md:h-24" />
      ) : (
        <UserList users={users}>
          {(user) => (
            <UserRow
              key={user.id}
              user={user}
              isOneself={isOwnAccount(user)}
              onEdit={() => setDialog({ does: 'edit', user })}
              onDisable={() => setDialog({ does: 'disable', user })}
            />
          )}
        </UserList>
      )}
      <Suspense>
        {dialog?.does === 'invite' && (
          <InviteForm teams={teams} onInvited={(access) => setDialog({ does: 'pass on', access })} onClose={close} />
        )}
        {dialog?.does === 'edit' && (
          <UserForm user={dialog.user} isOneself={isOwnAccount(dialog.user)} teams={teams} onClose={close} />
        )}
      </Suspense>
      {dialog?.does === 'disable' && <DisableUserDialog user={dialog.user} onClose={close} />}
      {dialog?.does === 'pass on' && <CredentialsDialog access={dialog.access} onClose={close} />}
    </ScreenLayout>
  );
}
