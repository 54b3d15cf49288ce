/** Inputs for one line of text, a date or a time, and for long text. Must be inside a Field. */
import type { ComponentProps } from 'react';
import { useFieldIds } from './field.tsx';

export const formControlClass =
  'w-full rounded-control border border-input bg-surface px-3 py-2 text-base text-text placeholder:text-muted aria-invalid:border-2 aria-invalid:border-loss-text disabled:opacity-60';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldIds()} {...rest} className={`min-h-11 ${formControlClass} ${className}`} />;
}

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldIds()} {...rest} rows={rows} className={`min-h-11 ${formControlClass} ${className}`} />;
}
