/** Fields for suspensions by accumulated cards of one colour. Must be rendered inside a FormProvider. */
import { useController } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { TournamentFormValues } from '../form/schemas.ts';
import { NumberField } from './number-field.tsx';

const cardNameAndDefaultsByRule = {
  yellowAccumulation: { name: 'amarillas', usual: { every: 3, matches: 1 } },
  blueAccumulation: { name: 'azules', usual: { every: 5, matches: 1 } },
} as const;

export function CardAccumulation({ rule }: { readonly rule: keyof typeof cardNameAndDefaultsByRule }) {
  const path = `rules.suspensions.${rule}` as const;
  const { field } = useController<TournamentFormValues, typeof path>({ name: path });
  const { name, usual } = cardNameAndDefaultsByRule[rule];
  const isOn = Boolean(field.value);
  return (
    <>
      <Checkbox
        label={`Suspender también por acumulación de ${name}`}
        checked={isOn}
        onChange={(event) => field.onChange(event.currentTarget.checked ? usual : null)}
      />
      {isOn && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField name={`${path}.every`} label={`Cada tantas ${name}`} min={1} max={50} />
          <NumberField name={`${path}.matches`} label={`Fechas de suspensión por ${name}`} min={1} max={20} />
        </div>
      )}
    </>
  );
}
