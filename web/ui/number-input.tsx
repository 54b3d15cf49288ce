/** An input for a whole number, with the keypad of digits on phones. Must be inside a Field. */
import type { ComponentProps } from 'react';
import { useFieldIds } from './field.tsx';
import { formControlClass } from './text-input.tsx';

export function NumberInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="number"
      inputMode="numeric"
      step={1}
      {...useFieldIds()}
      {...rest}
      className={`min-h-11 tabular-nums ${formControlClass} ${className}`}
    />
  );
}
