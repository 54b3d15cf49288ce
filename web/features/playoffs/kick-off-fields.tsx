/** Fields for the day and the time of one playoff match. */
import type { UseFormReturn } from 'react-hook-form';
import { readEmptyInputAsUndefined } from '../../lib/forms/use-api-form.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { PlayoffFormValues } from './playoff-fields.ts';

type LateMatch = 'semi1' | 'semi2' | 'final' | 'thirdPlace';
export type KickOffField = `${LateMatch}${'Date' | 'Time'}` | `rounds.${number}.${'date' | 'time'}`;

export interface PlayoffForm {
  readonly form: UseFormReturn<PlayoffFormValues, unknown, PlayoffFormValues>;
  readonly errorOf: (field: KickOffField | keyof PlayoffFormValues) => string | undefined;
}

interface KickOffFieldsProps extends PlayoffForm {
  /** Title of the match, for example 'Semifinal 1'. */
  readonly title: string;
  /** The two teams, or who they will be. */
  readonly detail?: string | undefined;
  readonly date: KickOffField;
  readonly time: KickOffField;
  readonly onDateChange?: (date: string) => void;
}

export function KickOffFields({ title, detail, date, time, form, errorOf, onDateChange }: KickOffFieldsProps) {
  const onChange = (event: { target: { value: string } }) => onDateChange?.(event.target.value);
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-1">
      <legend className="mb-1 font-display font-semibold text-base">
        {title}
        {detail && <span className="block font-normal font-sans text-muted text-sm">{detail}</span>}
      </legend>
      <Field label="Día" className="min-w-0" error={errorOf(date)} isRequired>
        <TextInput type="date" {...form.register(date, { ...readEmptyInputAsUndefined, onChange })} />
      </Field>
      <Field label="Hora" className="min-w-0" error={errorOf(time)} isRequired>
        <TextInput type="time" {...form.register(time, readEmptyInputAsUndefined)} />
      </Field>
    </fieldset>
  );
}
