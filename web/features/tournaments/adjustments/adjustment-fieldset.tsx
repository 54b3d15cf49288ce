/** Fields of one points adjustment: team, points and reason. Must be rendered inside a FormProvider. */
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NamedOptions } from '../../../ui/named-options.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
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
      <SignedPointsField index={index} />
      <Field label="Motivo" error={errorOf(`adjustments.${index}.reason`)} isRequired>
        <TextInput autoComplete="off" {...register(`adjustments.${index}.reason`)} />
      </Field>
    </fieldset>
  );
}

/** The sign has a select of its own, because number keyboards of phones may lack the minus key. */
function SignedPointsField({ index }: { readonly index: number }) {
  const { field, fieldState } = useController<AdjustmentsFormValues, `adjustments.${number}.points`>({
    name: `adjustments.${index}.points`,
  });
  const [sign, setSign] = useState(field.value > 0 ? 1 : -1);
  const amount = Number.isNaN(field.value) ? '' : Math.abs(field.value);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="Qué hace">
        <Select
          value={sign}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            setSign(next);
            field.onChange(next * Math.abs(field.value));
          }}
        >
          <option value={-1}>Quita</option>
          <option value={1}>Suma</option>
        </Select>
      </Field>
      <Field label="Puntos" error={fieldState.error?.message} isRequired>
        <NumberInput
          ref={field.ref}
          autoComplete="off"
          min={1}
          max={999}
          value={amount}
          onBlur={field.onBlur}
          onChange={({ currentTarget: { valueAsNumber } }) => field.onChange(sign * Math.abs(valueAsNumber))}
        />
      </Field>
    </div>
  );
}
