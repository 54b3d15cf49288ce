/** Grid of team cards, with a search field when there are many. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { isSearchMatch } from '#shared/text/search.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ListSearchField, NoSearchResult, useListSearch } from '../../ui/list-search.tsx';
import { TeamCard } from './team-card.tsx';

export const teamGridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface TeamListProps {
  readonly teams: readonly Team[];
  readonly onEdit: (team: Team) => void;
  readonly onDelete: (team: Team) => void;
}

export function TeamList({ teams, onEdit, onDelete }: TeamListProps) {
  const { can, isDT, user } = useSession();
  const search = useListSearch();
  const found = teams.filter(({ name, city, coach }) => isSearchMatch(search.appliedQuery, [name, city, coach]));
  return (
    <>
      <ListSearchField
        search={search}
        entryCount={teams.length}
        label="Buscar equipo"
        placeholder="Nombre, ciudad o entrenador"
        resultText={formatPlural(found.length, 'equipo')}
      />
      {found.length === 0 ? (
        <NoSearchResult search={search} icon="shield" subject="Ningún equipo" />
      ) : (
        <ul className={teamGridClass}>
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
