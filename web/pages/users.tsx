/** Everybody with an account: to invite, to give roles and a team, and to let in or not. */
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { User } from '#shared/domain/schemas/user.ts';
import { roleLabels } from '#shared/text/labels.ts';
import { plural } from '#shared/text/numbers.ts';
import { compareText } from '#shared/text/order.ts';
import { isFoundIn } from '#shared/text/search.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { AccessDialog } from '../features/users/access-dialog.tsx';
import { DisableDialog, setEnabled } from '../features/users/enabling.tsx';
import type { Access } from '../features/users/invite-form.tsx';
import { UserRow } from '../features/users/user-row.tsx';
import { messageOf } from '../lib/http/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session/use-session.ts';
import { usePreload } from '../lib/use-preload.ts';
import { useTeams } from '../lib/use-teams.ts';
import { useUsers } from '../lib/use-users.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Field } from '../ui/field.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { TextInput } from '../ui/text-input.tsx';

const title = 'Usuarios';
const loadForms = () =>
  Promise.all([import('../features/users/invite-form.tsx'), import('../features/users/user-form.tsx')]);
const InviteForm = lazyPage(() => import('../features/users/invite-form.tsx'), 'InviteForm');
const UserForm = lazyPage(() => import('../features/users/user-form.tsx'), 'UserForm');

type Dialog =
  | { readonly does: 'invite' }
  | { readonly does: 'edit' | 'disable'; readonly user: User }
  | { readonly does: 'pass on'; readonly access: Access };

export function UsersPage() {
  usePageTitle(title);
  const session = useSession();
  usePreload(loadForms, true);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { data: users, error, retry } = useUsers();
  const { data: teams = [] } = useTeams();
  const close = () => setDialog(null);
  const isOneself = ({ id }: User) => id === session.user?.id;

  return (
    <Page
      title={title}
      actions={
        <Button look="primary" icon="plus" onClick={() => setDialog({ does: 'invite' })}>
          Invitar Usuario
        </Button>
      }
    >
      {!users && error ? (
        <ErrorCard title="No se pudieron cargar los usuarios" detail={messageOf(error)} onRetry={retry} />
      ) : !users ? (
        <SkeletonList count={4} className="h-28 md:h-24" />
      ) : (
        <UserList users={users}>
          {(user) => (
            <UserRow
              key={user.id}
              user={user}
              isOneself={isOneself(user)}
              onEdit={() => setDialog({ does: 'edit', user })}
              onDisable={() => setDialog({ does: 'disable', user })}
              onEnable={() => void setEnabled(user, true)}
            />
          )}
        </UserList>
      )}
      <Suspense>
        {dialog?.does === 'invite' && (
          <InviteForm teams={teams} onInvited={(access) => setDialog({ does: 'pass on', access })} onClose={close} />
        )}
        {dialog?.does === 'edit' && (
          <UserForm user={dialog.user} isOneself={isOneself(dialog.user)} teams={teams} onClose={close} />
        )}
      </Suspense>
      {dialog?.does === 'disable' && <DisableDialog user={dialog.user} onClose={close} />}
      {dialog?.does === 'pass on' && <AccessDialog access={dialog.access} onClose={close} />}
    </Page>
  );
}

/** As many as one sees without scrolling much. */
const searchableFrom = 13;

interface UserListProps {
  readonly users: readonly User[];
  /** An <li>. */
  readonly children: (user: User) => ReactNode;
}

function UserList({ users, children }: UserListProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = users
    .filter((user) =>
      isFoundIn(asked, [user.fullName, user.email, user.teamName, ...user.roles.map((role) => roleLabels[role])]),
    )
    .sort((a, b) => compareText(a.fullName, b.fullName) || a.id - b.id);
  return (
    <>
      {(users.length >= searchableFrom || query !== '') && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <Field label="Buscar usuario" className="w-full md:max-w-sm">
            <TextInput
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Nombre, email, rol o equipo"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </Field>
          <p role="status" className="text-muted text-sm md:pb-3">
            {plural(found.length, 'usuario')}
          </p>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState
          icon="users"
          title={`Ningún usuario coincide con «${asked}»`}
          action={<Button onClick={() => setQuery('')}>Ver todos</Button>}
        />
      ) : (
        <Card className="">
          <ul className="divide-y divide-line">{found.map(children)}</ul>
        </Card>
      )}
    </>
  );
}
