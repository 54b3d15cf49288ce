/** Fields for a tournament's name, description and dates. Must be rendered inside a FormProvider. */
import { useFormContext } from 'react-hook-form';
import { readEmptyInputAsUndefined } from '../../../lib/forms/use-api-form.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea, TextInput } from '../../../ui/text-input.tsx';
import type { TournamentFormValues } from './schemas.ts';
import { useFieldErrors } from './use-error-of.ts';

export function TournamentDataFields() {
  const { register, watch } = useFormContext<TournamentFormValues>();
  const errorOf = useFieldErrors<TournamentFormValues>();
  return (
    <>
      <Field label="Nombre" error={errorOf('name')} isRequired>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Descripción" error={errorOf('description')}>
        <TextArea autoComplete="off" {...register('description')} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Fecha de inicio" error={errorOf('startDate')} isRequired>
          <TextInput type="date" {...register('startDate', { ...readEmptyInputAsUndefined, deps: 'endDate' })} />
        </Field>
        <Field label="Fecha de fin" error={errorOf('endDate')} isRequired>
          <TextInput
            type="date"
            min={watch('startDate') || undefined}
            {...register('endDate', readEmptyInputAsUndefined)}
          />
        </Field>
      </div>
    </>
  );
}
