/** Select for the tournament that a page shows. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { Field } from '../../ui/field.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { Select } from '../../ui/select.tsx';

interface TournamentSelectProps {
  readonly tournaments: readonly Pick<Tournament, 'id' | 'name'>[];
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
}

export function TournamentSelect({ tournaments, selected, onSelect }: TournamentSelectProps) {
  const isKnown = tournaments.some(({ id }) => id === selected);
  return (
    <Field label="Torneo" className="w-full md:max-w-sm">
      <Select
        value={isKnown && selected !== null ? selected : ''}
        onChange={(event) => onSelect(Number(event.currentTarget.value))}
      >
        {!isKnown && <option value="">Elegí un torneo</option>}
        <NamedOptions of={tournaments} />
      </Select>
    </Field>
  );
}
