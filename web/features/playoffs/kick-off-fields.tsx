/** Fields for the day and the time of one playoff match. */
import type { UseFormReturn } from 'react-hook-form';
import { readEmptyInputAsUndefined } from '../../lib/forms/use-api-form.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { PlayoffFormValues } from './playoff-fields.ts';

interface KickOffFieldsProps {
  /** Title of the match, for example 'Semifinal 1'. */
  readonly title: string;
  /** The two teams, if they are known already. */
  readonly detail?: string | undefined;
  readonly match: 'semi1' | 'semi2' | 'final' | 'thirdPlace';
  readonly form: UseFormReturn<PlayoffFormValues, unknown, PlayoffFormValues>;
  readonly errorOf: (field: keyof PlayoffFormValues) => string | undefined;
  readonly onDateChange?: (date: string) => void;
}

export function KickOffFields({ title, detail, match, form, errorOf, onDateChange }: KickOffFieldsProps) {
  const onChange = (event: { target: { value: string } }) => onDateChange?.(event.target.value);
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-1">
      <legend className="mb-1 font-display font-semibold text-base">
        {title}
        {detail && <span className="block font-normal font-sans text-muted text-sm">{detail}</span>}
      </legend>
      <Field label="Día" className="min-w-0" error={errorOf(`${match}Date`)} isRequired>
        <TextInput type="date" {...form.register(`${match}Date`, { ...readEmptyInputAsUndefined, onChange })} />
      </Field>
      <Field label="Hora" className="min-w-0" error={errorOf(`${match}Time`)} isRequired>
        <TextInput type="time" {...form.register(`${match}Time`, readEmptyInputAsUndefined)} />
      </Field>
    </fieldset>
  );
}
