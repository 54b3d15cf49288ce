/** Fields of the match form for the status and, if the match has one, the score. */
import { limits } from '#shared/domain/limits.ts';
import type { MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { matchResultText } from '../match-texts.ts';
import type { MatchFieldProps } from './match-field-props.ts';
import { hasScoreFields, scoreRegisterOptions } from './match-fields.ts';

const statusOptions = Object.entries(matchStatusLabels) as [MatchStatus, string][];

export function StatusAndScoreFields({ form, errorOf, match }: MatchFieldProps) {
  const status = form.watch('status');
  const losesResult = match?.status === 'completed' && (status === 'scheduled' || status === 'cancelled');
  const isRequired = status === 'completed';
  const score = { min: 0, max: limits.score, autoComplete: 'off' };
  return (
    <>
      <Field
        label="Estado"
        hint={losesResult ? `Al guardar se borra el resultado: ${matchResultText(match)}.` : undefined}
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
            <NumberInput {...score} {...form.register('homeScore', scoreRegisterOptions)} />
          </Field>
          <Field label="Goles visitante" error={errorOf('awayScore')} isRequired={isRequired}>
            <NumberInput {...score} {...form.register('awayScore', scoreRegisterOptions)} />
          </Field>
        </div>
      )}
    </>
  );
}
