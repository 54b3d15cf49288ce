/** The match that a sanction is about: one of the team's, or none. Must be rendered inside a FormProvider. */
import { useFormContext } from 'react-hook-form';
import type { SanctionForm } from '#shared/domain/schemas/sanction.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface MatchFieldProps {
  readonly tournamentId: number;
  /** 0 of somebody without a team, who may have been at any match. */
  readonly teamId: number;
  /** Whether the match is given, as in a case. */
  readonly isFixed: boolean;
}

export function MatchField({ tournamentId, teamId, isFixed }: MatchFieldProps) {
  const today = useToday();
  const { register, getFieldState, getValues, formState } = useFormContext<SanctionForm>();
  const { data: matches = [] } = useGet('GET /matches/formatted/tournament/{id}', { params: { id: tournamentId } });
  const chosen = getValues('matchId');
  const offered = matches.filter(
    ({ id, homeTeamId, awayTeamId, status }) =>
      id === chosen || (status === 'completed' && (teamId === 0 || [homeTeamId, awayTeamId].includes(teamId))),
  );
  const isKnown = chosen === undefined || offered.some(({ id }) => id === chosen);
  return (
    <Field
      label="Partido"
      hint="La sanción reemplaza lo que dan las tarjetas de ese partido."
      error={getFieldState('matchId', formState).error?.message}
    >
      {/* Rendered anew when its options arrive, so that the browser chooses the match among them. */}
      <Select key={offered.length} {...register('matchId', { setValueAs: (value) => Number(value) || undefined })}>
        {!isFixed && <option value="">Ninguno</option>}
        {!isKnown && <option value={chosen}>El partido del caso</option>}
        {offered
          .filter(({ id }) => !isFixed || id === chosen)
          .map(({ id, round, homeTeam, awayTeam, matchDate }) => (
            <option key={id} value={id}>
              {`${round}: ${homeTeam.displayName} - ${awayTeam.displayName}, ${formatShortDate(matchDate, today)}`}
            </option>
          ))}
      </Select>
    </Field>
  );
}
