/** The bands of a tournament as a list that grows and shrinks; the first one that is added is already filled in. */
import { useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#shared/domain/limits.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import { labelledBandOfBracket } from '#shared/text/bands.ts';
import { Button } from '../../../ui/button.tsx';
import type { BandsFormValues } from '../form/schemas.ts';
import { BandFieldset } from './band-fieldset.tsx';

const emptyBand: Band = { from: Number.NaN, to: Number.NaN, label: '', kind: 'good', table: 'general' };

/** Must be rendered inside a FormProvider. `groups` is the tournament's number of zonas. */
export function BandList({ groups }: { readonly groups: number }) {
  const { control } = useFormContext<BandsFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'bands' });
  const proposed = fields.length === 0 ? labelledBandOfBracket(4, groups) : emptyBand;
  return (
    <>
      <p className="text-muted text-sm">
        Una franja y su texto en la tabla dicen qué puestos clasifican, ascienden o descienden. Sin marcas la tabla no
        dice nada de eso.
      </p>
      {fields.map(({ id }, index) => (
        <BandFieldset key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < limits.bandsOfTournament && (
        <Button
          icon="plus"
          className="self-start"
          onClick={() => append({ ...proposed }, { focusName: `bands.${fields.length}.label` })}
        >
          Agregar marca
        </Button>
      )}
    </>
  );
}
