/** Checklist of all teams, with a search field and a button that creates a missing team. */

import { memo, useState } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { isSearchMatch } from '#shared/text/search.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { Crest } from '../../../views/crest.tsx';

interface TeamChecklistProps {
  readonly selected: readonly number[];
  readonly onChange: (teamIds: number[]) => void;
  /** Opens the dialog that creates a team; `name` is the team's initial name in it. */
  readonly onCreate: (name: string) => void;
  /** Opens the dialog that creates all teams of a pasted list. */
  readonly onPaste: () => void;
  readonly error?: string | undefined;
}

export function TeamChecklist({ selected, onChange, onCreate, onPaste, error: problem }: TeamChecklistProps) {
  const { data: teams, error, retry } = useGet('GET /teams', {});
  const [query, setQuery] = useState('');
  const found = (teams ?? []).filter(({ name, city }) => isSearchMatch(query, [name, city]));
  const add = (added: readonly Team[]) => onChange([...new Set([...selected, ...added.map(({ id }) => id)])]);
  const remove = (removed: readonly Team[]) =>
    onChange(selected.filter((teamId) => !removed.some(({ id }) => id === teamId)));
  const areAllChosen = found.length > 0 && found.every(({ id }) => selected.includes(id));

  const isEmpty = teams?.length === 0;
  const isSoughtInVain = !isEmpty && found.length === 0;

  if (!teams && error) {
    return <ErrorCard title="No se pudieron cargar los equipos" detail={errorMessageOf(error)} onRetry={retry} />;
  }
  if (!teams) return <SkeletonList count={4} className="h-12" />;
  return (
    <div className="flex flex-col gap-2">
      {isEmpty ? (
        <EmptyState icon="shield" title="No hay equipos registrados" />
      ) : (
        <>
          <SearchField
            label="Buscar equipo"
            placeholder="Nombre o ciudad"
            query={query}
            onQuery={setQuery}
            onKeyDown={(event) => {
              // Prevents Enter from submitting the surrounding form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (found.length === 1) add(found);
            }}
          />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
            <p role="status" className="font-semibold text-sm">
              {formatPlural(selected.length, 'equipo elegido', 'equipos elegidos')}
            </p>
            {found.length > 1 && (
              <Button variant="quiet" onClick={() => (areAllChosen ? remove(found) : add(found))}>
                {areAllChosen ? 'Quitar todos' : 'Elegir todos'}
              </Button>
            )}
          </div>
          {found.length === 0 ? (
            <p className="rounded-control border border-line px-3 py-6 text-center text-muted">
              {`Ningún equipo coincide con «${query.trim()}»`}
            </p>
          ) : (
            <ul
              onChange={(event) => {
                const { value, checked } = event.target as EventTarget as HTMLInputElement;
                const team = found.filter(({ id }) => String(id) === value);
                if (checked) add(team);
                else remove(team);
              }}
              className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-input"
            >
              {found.map((team) => (
                <TeamCheckboxItem key={team.id} team={team} isChosen={selected.includes(team.id)} />
              ))}
            </ul>
          )}
        </>
      )}
      {/* The same button with and without teams, so that the focus can return to it after a team is created. */}
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onClick={() => onCreate(isSoughtInVain ? query.trim() : '')}>
          {isSoughtInVain ? `Crear «${query.trim()}»` : 'Nuevo Equipo'}
        </Button>
        <Button onClick={onPaste}>Pegar una lista</Button>
      </div>
      {problem && <p className="font-semibold text-loss-text text-sm">{problem}</p>}
    </div>
  );
}

interface TeamCheckboxItemProps {
  readonly team: Team;
  readonly isChosen: boolean;
}

/**
 * Memoized: of perhaps hundreds of teams, only the one that was toggled renders again. The list handles the change
 * event.
 */
const TeamCheckboxItem = memo(function TeamChoice({ team: { id, name, city, logo }, isChosen }: TeamCheckboxItemProps) {
  return (
    <li className="content-visibility-14">
      <Checkbox
        className="px-3 hover:bg-tint"
        value={id}
        checked={isChosen}
        readOnly
        label={
          <span className="flex items-center gap-2 py-1">
            <Crest id={id} name={name} logo={logo} />
            <span className="min-w-0">
              <span className="block leading-tight">{name}</span>
              <span className="block truncate text-muted text-sm">{city ?? missingValueText}</span>
            </span>
          </span>
        }
      />
    </li>
  );
});
