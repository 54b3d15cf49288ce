/** Fields of the match form for the day, the time, the round and the cancha. */
import { useId } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { readEmptyInputAsUndefined } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { MatchFieldProps } from './match-field-props.ts';

interface ScheduleFieldsProps extends MatchFieldProps {
  readonly canchas: readonly Cancha[];
}

export function ScheduleFields({ form, errorOf, match, canchas }: ScheduleFieldsProps) {
  const roundsId = useId();
  const { register, watch } = form;
  const tournamentId = watch('tournamentId');
  const { data: rounds } = useGet(
    'GET /tournaments/{id}/fixture',
    tournamentId ? { params: { id: tournamentId } } : null,
    { isLive: true },
  );
  const [canchaId, matchDate] = watch(['canchaId', 'matchDate']);
  const isClosed = canchas.some(({ id, excludedDates }) => id === canchaId && excludedDates?.includes(matchDate));
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Día" className="min-w-0" error={errorOf('matchDate')} isRequired>
          <TextInput type="date" {...register('matchDate', readEmptyInputAsUndefined)} />
        </Field>
        <Field label="Hora" className="min-w-0" error={errorOf('matchTime')} isRequired>
          <TextInput type="time" {...register('matchTime', readEmptyInputAsUndefined)} />
        </Field>
      </div>
      <Field label="Ronda" error={errorOf('round')} isRequired>
        <TextInput autoComplete="off" list={roundsId} {...register('round')} />
      </Field>
      <datalist id={roundsId}>
        {(rounds ?? []).map(({ round }) => (
          <option key={round} value={round} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Cancha"
          hint={isClosed ? 'Ojo: ese día la cancha está cerrada.' : undefined}
          error={errorOf('canchaId')}
        >
          <Select {...register('canchaId', { valueAsNumber: true })}>
            <option value={0}>Sin cancha</option>
            {canchaOptions(match, canchas).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Ubicación" error={errorOf('location')} isRequired>
          <TextInput autoComplete="off" {...register('location')} />
        </Field>
      </div>
    </>
  );
}

/** The available canchas, plus the one of the stored match even if it is unavailable or deleted now. */
function canchaOptions(match: Match | null, canchas: readonly Cancha[]) {
  const offered = canchas
    .filter(({ id, disponible }) => disponible || id === match?.canchaId)
    .map(({ id, nombre, disponible }) => ({ id, label: disponible ? nombre : `${nombre} (no disponible)` }));
  if (!match || match.canchaId === 0 || offered.some(({ id }) => id === match.canchaId)) return offered;
  return [...offered, { id: match.canchaId, label: `${match.cancha?.nombre ?? 'Cancha'} (eliminada)` }];
}
