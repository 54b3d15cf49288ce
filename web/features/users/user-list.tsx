/** List of users by name, with a search field when there are many. */
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { User } from '#shared/domain/schemas/user.ts';
import { plural } from '#shared/spanish/numbers.ts';
import { compareText } from '#shared/spanish/order.ts';
import { roleLabels } from '#shared/text/labels.ts';
import { matchesSearch } from '#shared/text/search.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';

/** A list of at least this many users gets a search field. */
const searchableFromCount = 13;

interface UserListProps {
  readonly users: readonly User[];
  /** Renders one user as an `<li>`. */
  readonly children: (user: User) => ReactNode;
}

export function UserList({ users, children }: UserListProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useMemo(() => searchUsers(users, asked), [users, asked]);
  return (
    <>
      {(users.length >= searchableFromCount || query !== '') && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <SearchField
            label="Buscar usuario"
            placeholder="Nombre, email, rol o equipo"
            query={query}
            onQuery={setQuery}
            className="w-full md:max-w-sm"
          />
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
        <UserRows users={found}>{children}</UserRows>
      )}
    </>
  );
}

const searchUsers = (users: readonly User[], asked: string): readonly User[] =>
  users
    .filter((user) =>
      matchesSearch(asked, [user.fullName, user.email, user.teamName, ...user.roles.map((role) => roleLabels[role])]),
    )
    .sort((a, b) => compareText(a.fullName, b.fullName) || a.id - b.id);

/** Memoized, so that the rows render again only when the search result changes, not with every letter. */
const UserRows = memo(function Users({ users, children }: UserListProps) {
  return (
    <Card className="">
      <ul className="divide-y divide-line">{users.map(children)}</ul>
    </Card>
  );
});
