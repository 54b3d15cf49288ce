/** The tournament of a match: chosen when the match is created, read-only afterwards. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { Field } from '../../../ui/field.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { MatchFieldProps } from './match-field-props.ts';

interface TournamentFieldProps extends MatchFieldProps {
  readonly tournaments: readonly Tournament[];
}

export function TournamentField({ form, errorOf, match, tournaments }: TournamentFieldProps) {
  if (match) {
    const name = tournaments.find(({ id }) => id === match.tournamentId)?.name ?? '';
    return (
      <Field label="Torneo">
        <TextInput readOnly value={name} className="opacity-60" />
      </Field>
    );
  }
  return (
    <Field label="Torneo" error={errorOf('tournamentId')} isRequired>
      <Select {...form.register('tournamentId', { valueAsNumber: true })}>
        <NamedOptions of={tournaments} />
      </Select>
    </Field>
  );
}
