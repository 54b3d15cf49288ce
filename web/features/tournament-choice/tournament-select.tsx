/** Chooses the tournament a screen is about. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface TournamentSelectProps {
  readonly tournaments: readonly Pick<Tournament, 'id' | 'name'>[];
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
}

export function TournamentSelect({ tournaments, selected, onSelect }: TournamentSelectProps) {
  return (
    <Field label="Torneo" className="w-full md:max-w-sm">
      <Select value={selected ?? ''} onChange={(event) => onSelect(Number(event.currentTarget.value))}>
        {tournaments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
