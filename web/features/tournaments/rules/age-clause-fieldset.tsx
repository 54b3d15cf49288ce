/** Fields of one clause of the age rules: years of birth, for whom it is, and how many it admits. */
import { useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { readEmptyInputAsNull } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { useFieldErrors } from '../form/use-error-of.ts';

interface AgeClauseFieldsetProps {
  readonly index: number;
  readonly onRemove: () => void;
}

const readEmptyYear = { setValueAs: (year: string | number | undefined) => (year ? Number(year) : undefined) };

/** Must be rendered inside a FormProvider. */
export function AgeClauseFieldset({ index, onRemove }: AgeClauseFieldsetProps) {
  const { register } = useFormContext<TournamentFormValues>();
  const errorOf = useFieldErrors<TournamentFormValues>();
  const path = `rules.eligibility.ages.${index}` as const;
  const year = { autoComplete: 'off', min: limits.birthYearMin, max: limits.birthYearMax } as const;
  const quota = { autoComplete: 'off', min: 1, max: limits.squadSizeMax, placeholder: 'Todos' } as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 font-display font-semibold">{`Edad ${index + 1}`}</legend>
      <div className="flex items-start gap-2">
        <Field label="Para" error={errorOf(`${path}.places`)} className="min-w-0 flex-1">
          <Select {...register(`${path}.places`)}>
            <option value="any">Cualquier puesto</option>
            <option value="goalkeeper">Solo quien ataja</option>
          </Select>
        </Field>
        <IconButton className="mt-6" icon="trash" label={`Quitar la edad ${index + 1}`} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Field label="Nacidos desde" error={errorOf(`${path}.bornFrom`)}>
          <NumberInput {...year} {...register(`${path}.bornFrom`, readEmptyYear)} />
        </Field>
        <Field label="Nacidos hasta" error={errorOf(`${path}.bornTo`)}>
          <NumberInput {...year} {...register(`${path}.bornTo`, readEmptyYear)} />
        </Field>
        <Field label="Cuántos en lista" error={errorOf(`${path}.listQuota`)}>
          <NumberInput {...quota} {...register(`${path}.listQuota`, readEmptyInputAsNull)} />
        </Field>
        <Field label="Cuántos alineados" error={errorOf(`${path}.lineupQuota`)}>
          <NumberInput {...quota} {...register(`${path}.lineupQuota`, readEmptyInputAsNull)} />
        </Field>
      </div>
    </fieldset>
  );
}
