/** List of users by name, with a search field when there are many. */
import { memo, type ReactNode, useMemo } from 'react';
import type { User } from '#shared/domain/schemas/user.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { compareText } from '#shared/spanish/order.ts';
import { roleLabels } from '#shared/text/labels.ts';
import { isSearchMatch } from '#shared/text/search.ts';
import { Card } from '../../ui/card.tsx';
import { ListSearchField, NoSearchResult, useListSearch } from '../../ui/list-search.tsx';

interface UserListProps {
  readonly users: readonly User[];
  /** Renders one user as an `<li>`. */
  readonly children: (user: User) => ReactNode;
}

export function UserList({ users, children }: UserListProps) {
  const search = useListSearch();
  const found = useMemo(() => searchUsers(users, search.appliedQuery), [users, search.appliedQuery]);
  return (
    <>
      <ListSearchField
        search={search}
        entryCount={users.length}
        label="Buscar usuario"
        placeholder="Nombre, email, rol o equipo"
        resultText={formatPlural(found.length, 'usuario')}
      />
      {found.length === 0 ? (
        <NoSearchResult search={search} icon="users" subject="Ningún usuario" />
      ) : (
        <UserRows users={found}>{children}</UserRows>
      )}
    </>
  );
}

const searchUsers = (users: readonly User[], query: string): readonly User[] =>
  users
    .filter((user) =>
      isSearchMatch(query, [user.fullName, user.email, user.teamName, ...user.roles.map((role) => roleLabels[role])]),
    )
    .sort((a, b) => compareText(a.fullName, b.fullName) || a.id - b.id);

/** Memoized, so that the rows render again only when the search result changes, not with every letter. */
const UserRows = memo(function UserRows({ users, children }: UserListProps) {
  return (
    <Card className="">
      <ul className="divide-y divide-line">{users.map(children)}</ul>
    </Card>
  );
});
