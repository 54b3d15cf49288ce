/** A field of a line in the preview; its label is read by screen readers and stands above the column. */
import type { ComponentProps } from 'react';
import { TextInput } from '../../ui/text-input.tsx';
import type { CheckedLine, LineProps } from './checked-line.ts';

type LineInputProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  readonly label: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly onValue: (value: string) => void;
};

export function LineInput({ label, value, mistake, onValue, className = '', ...rest }: LineInputProps) {
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      aria-label={label}
      aria-invalid={mistake !== undefined || undefined}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
      className={`px-2 ${className}`}
    />
  );
}

/** The input of one field of a line. */
export const inputPropsOf = <Fields,>(
  field: keyof Fields & string,
  { key, fields, mistakes }: Pick<CheckedLine<Fields, unknown>, 'key' | 'fields' | 'mistakes'>,
  labels: Record<keyof Fields, string>,
  onCorrect: LineProps<Fields, unknown>['onCorrect'],
) => ({
  label: labels[field],
  value: String(fields[field]),
  mistake: mistakes[field],
  onValue: (value: string) => onCorrect(key, { [field]: value } as Partial<Fields>),
});
