/** Fields of one band: its places, what is written of it, whether it is good or bad, and in which tables it stands. */
import { useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BandsFormValues } from '../form/schemas.ts';
import { useFieldErrors } from '../form/use-error-of.ts';

interface BandFieldsetProps {
  readonly index: number;
  readonly onRemove: () => void;
}

/** Must be rendered inside a FormProvider. */
export function BandFieldset({ index, onRemove }: BandFieldsetProps) {
  const { register } = useFormContext<BandsFormValues>();
  const errorOf = useFieldErrors<BandsFormValues>();
  const place = { autoComplete: 'off', min: 1, max: limits.placeOfBand } as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 font-display font-semibold">{`Marca ${index + 1}`}</legend>
      <div className="flex items-start gap-2">
        <Field label="Texto" error={errorOf(`bands.${index}.label`)} isRequired className="min-w-0 flex-1">
          <TextInput autoComplete="off" maxLength={limits.bandLabelLength} {...register(`bands.${index}.label`)} />
        </Field>
        <IconButton className="mt-6" icon="trash" label={`Quitar la marca ${index + 1}`} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Field label="Desde el puesto" error={errorOf(`bands.${index}.from`)} isRequired>
          <NumberInput {...place} {...register(`bands.${index}.from`, { valueAsNumber: true })} />
        </Field>
        <Field label="Hasta el puesto" error={errorOf(`bands.${index}.to`)} isRequired>
          <NumberInput {...place} {...register(`bands.${index}.to`, { valueAsNumber: true })} />
        </Field>
        <Field label="Qué marca" error={errorOf(`bands.${index}.kind`)}>
          <Select {...register(`bands.${index}.kind`)}>
            <option value="good">Algo bueno</option>
            <option value="bad">Algo malo</option>
          </Select>
        </Field>
        <Field label="Tabla" error={errorOf(`bands.${index}.table`)}>
          <Select {...register(`bands.${index}.table`)}>
            <option value="general">General</option>
            <option value="groups">De cada zona</option>
          </Select>
        </Field>
      </div>
    </fieldset>
  );
}
