/** Field for a whole number in a tournament's rules. Must be rendered inside a FormProvider. */
import { type Path, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { useFieldErrors } from '../form/use-error-of.ts';

interface NumberFieldProps {
  readonly name: Path<TournamentFormValues>;
  readonly label: string;
  readonly hint?: string;
  readonly min?: number;
  readonly max: number;
}

export function NumberField({ name, label, hint, min = 0, max }: NumberFieldProps) {
  const { register } = useFormContext<TournamentFormValues>();
  const errorOf = useFieldErrors<TournamentFormValues>();
  return (
    <Field label={label} hint={hint} error={errorOf(name)}>
      <NumberInput autoComplete="off" min={min} max={max} {...register(name, { valueAsNumber: true })} />
    </Field>
  );
}
