/** The measures of a sanction: a fieldset for each, and a select that adds one. Must be rendered inside a FormProvider. */
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import type { Measure, SanctionForm } from '#shared/domain/schemas/sanction.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { MeasureFieldset } from './measure-fieldset.tsx';
import { measureLabels, newMeasure, offeredMeasures } from './new-measure.ts';

export function MeasureList() {
  const today = useToday();
  const { control, getFieldState, formState } = useFormContext<SanctionForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'measures' });
  const [tournamentId, subject, matchId, replaces] = useWatch({
    control,
    name: ['tournamentId', 'subject', 'matchId', 'replaces'],
  });
  const offered = offeredMeasures({
    hasPoints: tournamentId !== 0 && subject.kind !== 'other',
    canLift: matchId !== undefined || replaces !== undefined,
  });
  // The form library keeps the error of a whole list under this name, which its types do not know.
  const { error } = getFieldState('measures.root' as 'measures', formState);
  return (
    <div className="flex flex-col gap-3">
      {fields.map(({ id }, index) => (
        <MeasureFieldset key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < limits.measuresOfSanction && (
        <Field label={fields.length === 0 ? 'Medida' : 'Otra medida'} error={error?.message}>
          <Select
            value=""
            onChange={({ currentTarget }) =>
              append(newMeasure(currentTarget.value as Measure['kind'], today), { shouldFocus: false })
            }
          >
            <option value="">{fields.length === 0 ? 'Elegí una medida' : 'Agregar otra'}</option>
            {offered.map((kind) => (
              <option key={kind} value={kind}>
                {measureLabels[kind]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
