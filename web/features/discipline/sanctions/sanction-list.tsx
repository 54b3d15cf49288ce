/** The sanctions of a tournament, by status and team; what no bulletin has published can be changed, the rest replaced. */
import { useState } from 'react';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { sanctionStatusNames } from '#shared/text/sanctions.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Select } from '../../../ui/select.tsx';
import type { SanctionStart } from '../form/form-start.ts';
import { useTeamsOfTournament } from '../use-teams-of-tournament.ts';
import { SanctionCard } from './sanction-card.tsx';

interface SanctionListProps {
  readonly tournament: Tournament;
  readonly sanctions: readonly Sanction[];
  readonly onStart: (start: SanctionStart) => void;
  readonly onDelete: (sanction: Sanction) => void;
}

export function SanctionList({ tournament, sanctions, onStart, onDelete }: SanctionListProps) {
  const teams = useTeamsOfTournament(tournament);
  const [status, setStatus] = useState('');
  const [teamId, setTeamId] = useState(0);
  const shown = sanctions.filter(
    (each) => (status === '' || each.status === status) && (teamId === 0 || each.teamId === teamId),
  );
  if (sanctions.length === 0)
    return <EmptyState icon="cards" title="Todavía no hay sanciones" detail="Las rojas esperan en 'Sin resolver'." />;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 min-[22rem]:grid-cols-2 md:max-w-xl">
        <Field label="Estado">
          <Select value={status} onChange={({ currentTarget }) => setStatus(currentTarget.value)}>
            <option value="">Todos</option>
            {Object.entries(sanctionStatusNames).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Equipo">
          <Select value={teamId} onChange={({ currentTarget }) => setTeamId(Number(currentTarget.value))}>
            <option value={0}>Todos</option>
            <NamedOptions of={teams} />
          </Select>
        </Field>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="cards" title="No hay sanciones así" />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {shown.map((sanction) => (
            <SanctionCard
              key={sanction.id}
              sanction={sanction}
              actions={
                sanction.bulletin === null ? (
                  <RowActions
                    name={`la sanción de ${sanction.subjectName}`}
                    onEdit={() => onStart({ does: 'edit', sanction })}
                    onDelete={() => onDelete(sanction)}
                  />
                ) : (
                  sanction.status !== 'annulled' && (
                    <Button
                      size="compact"
                      aria-label={`Reemplazar la sanción de ${sanction.subjectName}`}
                      onClick={() => onStart({ does: 'replace', sanction })}
                    >
                      Reemplazar
                    </Button>
                  )
                )
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
