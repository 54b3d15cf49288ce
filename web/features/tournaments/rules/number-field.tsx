/** Field for a whole number in a tournament's rules. Must be rendered inside a FormProvider. */
import { type Path, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import type { TournamentFields } from '../form/schemas.ts';
import { useErrorOf } from '../form/use-error-of.ts';

interface NumberFieldProps {
  readonly name: Path<TournamentFields>;
  readonly label: string;
  readonly min?: number;
  readonly max: number;
}

export function NumberField({ name, label, min = 0, max }: NumberFieldProps) {
  const { register } = useFormContext<TournamentFields>();
  const errorOf = useErrorOf<TournamentFields>();
  return (
    <Field label={label} error={errorOf(name)}>
      <NumberInput autoComplete="off" min={min} max={max} {...register(name, { valueAsNumber: true })} />
    </Field>
  );
}
