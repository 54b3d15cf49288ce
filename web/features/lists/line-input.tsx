/** A field of a line in the preview; its label is read by screen readers and stands above the column. */
import type { ComponentProps } from 'react';
import { TextInput } from '../../ui/text-input.tsx';

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
