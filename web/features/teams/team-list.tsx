/** Grid of team cards, with a search field when there are many. */
import { useDeferredValue, useState } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { plural } from '#shared/spanish/numbers.ts';
import { matchesSearch } from '#shared/text/search.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TeamCard } from './team-card.tsx';

/** A list of at least this many teams gets a search field. */
const searchableFromCount = 13;

export const teamGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface TeamListProps {
  readonly teams: readonly Team[];
  readonly onEdit: (team: Team) => void;
  readonly onDelete: (team: Team) => void;
}

export function TeamList({ teams, onEdit, onDelete }: TeamListProps) {
  const { can, isDT, user } = useSession();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = teams.filter(({ name, city, coach }) => matchesSearch(asked, [name, city, coach]));
  const isSearchable = teams.length >= searchableFromCount || query !== '';
  return (
    <>
      {isSearchable && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <SearchField
            label="Buscar equipo"
            placeholder="Nombre, ciudad o entrenador"
            query={query}
            onQuery={setQuery}
            className="w-full md:max-w-sm"
          />
          <p role="status" className="text-muted text-sm md:pb-3">
            {plural(found.length, 'equipo')}
          </p>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState
          icon="shield"
          title={`Ningún equipo coincide con «${asked}»`}
          action={<Button onClick={() => setQuery('')}>Ver todos</Button>}
        />
      ) : (
        <ul className={teamGrid}>
          {found.map((team) => (
            <TeamCard
              key={team.id}
              team={team}
              isOwn={isDT && user?.teamId === team.id}
              onEdit={can('team.manage', { teamIds: [team.id] }) ? onEdit : undefined}
              onDelete={can('competition.manage') ? onDelete : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
}
