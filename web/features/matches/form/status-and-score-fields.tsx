/** Fields of the match form for the status and, if the match has one, the score. */
import { limits } from '#shared/domain/limits.ts';
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { readEmptyInputAsNull } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { matchResultText } from '../match-texts.ts';
import type { MatchFieldProps } from './match-field-props.ts';
import { hasScoreFields } from './match-fields.ts';

const statusOptions = Object.entries(matchStatusLabels) as [MatchStatus, string][];

export function StatusAndScoreFields({ form, errorOf, match }: MatchFieldProps) {
  const status = form.watch('status');
  const losesResult = match?.status === 'completed' && status !== 'completed' && status !== 'in_progress';
  const isRequired = status === 'completed';
  const score = { min: 0, max: limits.score, autoComplete: 'off' };
  return (
    <>
      <Field
        label="Estado"
        hint={losesResult ? `Al guardar se borra el resultado: ${matchResultText(match)}.` : dateHint(match, status)}
        error={errorOf('status')}
      >
        <Select {...form.register('status')}>
          {statusOptions.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {hasScoreFields(status, match) && (
        <div className="grid grid-cols-2 gap-4">
          <Field label="Goles local" error={errorOf('homeScore')} isRequired={isRequired}>
            <NumberInput {...score} {...form.register('homeScore', readEmptyInputAsNull)} />
          </Field>
          <Field label="Goles visitante" error={errorOf('awayScore')} isRequired={isRequired}>
            <NumberInput {...score} {...form.register('awayScore', readEmptyInputAsNull)} />
          </Field>
        </div>
      )}
    </>
  );
}

/** A postponed match keeps its old date, which is easily overlooked on the way back. */
function dateHint(match: MatchFieldProps['match'], status: MatchStatus | undefined): string | undefined {
  if (status === 'postponed') return 'Libera la cancha, los equipos y los árbitros hasta que tenga una fecha nueva.';
  return match?.status === 'postponed' ? 'Elegí también la fecha y la hora nuevas.' : undefined;
}
