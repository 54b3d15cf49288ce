/** Select for the tournament of a ranking, or all tournaments. */

import { Field } from '../../ui/field.tsx';
import { NamedOptions } from '../../ui/named-options.tsx';
import { Select } from '../../ui/select.tsx';
import type { useOptionalTournamentChoice } from './use-optional-tournament-choice.ts';

type RankingTournamentSelectProps = Pick<
  ReturnType<typeof useOptionalTournamentChoice>,
  'tournaments' | 'tournamentId' | 'choose'
>;

export function RankingTournamentSelect({ tournaments, tournamentId, choose }: RankingTournamentSelectProps) {
  const isUnknown = tournamentId !== null && !tournaments?.some(({ id }) => id === tournamentId);
  return (
    <Field label="Torneo" className="w-full md:max-w-sm">
      <Select
        value={tournamentId ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
      >
        <option value="">Todos los torneos</option>
        {isUnknown && <option value={tournamentId}>{tournaments ? 'Elegí un torneo' : ''}</option>}
        {tournaments && <NamedOptions of={tournaments} />}
      </Select>
    </Field>
  );
}
