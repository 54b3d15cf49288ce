/** A native `<select>` with the look of the other controls. Must be inside a Field. */
import type { ComponentProps } from 'react';
import { useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';
import { formControlClass } from './text-input.tsx';

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...useFieldIds()} {...rest} className={`min-h-11 appearance-none truncate pr-10 ${formControlClass}`} />
      <Icon name="down" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
    </span>
  );
}
