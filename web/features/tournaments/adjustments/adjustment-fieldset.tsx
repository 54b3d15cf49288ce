/** Fields of one points adjustment: team, points and reason. Must be rendered inside a FormProvider. */
import { useController, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { Select } from '../../../ui/select.tsx';
import { SignedNumber } from '../../../ui/signed-number.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AdjustmentsFormValues } from '../form/schemas.ts';
import { useFieldErrors } from '../form/use-error-of.ts';

interface AdjustmentFieldsetProps {
  readonly index: number;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  readonly onRemove: () => void;
}

export function AdjustmentFieldset({ index, teams, onRemove }: AdjustmentFieldsetProps) {
  const { register } = useFormContext<AdjustmentsFormValues>();
  const errorOf = useFieldErrors<AdjustmentsFormValues>();
  return (
    <fieldset className="relative flex min-w-0 flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 font-display font-semibold">{`Ajuste ${index + 1}`}</legend>
      <div className="flex items-start gap-2">
        <Field label="Equipo" error={errorOf(`adjustments.${index}.teamId`)} isRequired className="min-w-0 flex-1">
          <Select {...register(`adjustments.${index}.teamId`, { setValueAs: (value) => Number(value) || undefined })}>
            <option value={0}>Elegí un equipo</option>
            <NamedOptions of={teams} />
          </Select>
        </Field>
        <IconButton className="mt-6" icon="trash" label={`Quitar el ajuste ${index + 1}`} onClick={onRemove} />
      </div>
      <PointsField index={index} />
      <Field label="Motivo" error={errorOf(`adjustments.${index}.reason`)} isRequired>
        <TextInput autoComplete="off" {...register(`adjustments.${index}.reason`)} />
      </Field>
    </fieldset>
  );
}

function PointsField({ index }: { readonly index: number }) {
  const { field, fieldState } = useController<AdjustmentsFormValues, `adjustments.${number}.points`>({
    name: `adjustments.${index}.points`,
  });
  const { ref, value, onChange, onBlur } = field;
  return (
    <SignedNumber
      label="Puntos"
      max={999}
      inputRef={ref}
      error={fieldState.error?.message}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
