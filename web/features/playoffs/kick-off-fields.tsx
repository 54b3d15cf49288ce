/** When one match of the playoffs is played. */
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { PlayoffFields } from './playoff-fields.ts';

interface KickOffFieldsProps {
  /** As in 'Semifinal 1'. */
  readonly title: string;
  /** Who plays it, as far as it is known. */
  readonly detail?: string | undefined;
  readonly match: 'semi1' | 'semi2' | 'final' | 'thirdPlace';
  readonly form: UseFormReturn<PlayoffFields, unknown, PlayoffFields>;
  readonly errorOf: (field: keyof PlayoffFields) => string | undefined;
  readonly onDateChange?: (date: string) => void;
}

/** An empty one is missing, not wrong. */
const whenGiven = { setValueAs: (text: string | undefined) => text || undefined };

export function KickOffFields({ title, detail, match, form, errorOf, onDateChange }: KickOffFieldsProps) {
  const onChange = (event: { target: { value: string } }) => onDateChange?.(event.target.value);
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-1">
      <legend className="mb-1 font-display font-semibold text-base">
        {title}
        {detail && <span className="block font-normal font-sans text-muted text-sm">{detail}</span>}
      </legend>
      <Field label="Día" className="min-w-0" error={errorOf(`${match}Date`)} isRequired>
        <TextInput type="date" {...form.register(`${match}Date`, { ...whenGiven, onChange })} />
      </Field>
      <Field label="Hora" className="min-w-0" error={errorOf(`${match}Time`)} isRequired>
        <TextInput type="time" {...form.register(`${match}Time`, whenGiven)} />
      </Field>
    </fieldset>
  );
}
