/** Input for a colour, as '#rrggbb'. Must be inside a Field. */
import type { ComponentProps } from 'react';
import { useFieldIds } from './field.tsx';

export const ColorInput = (rest: ComponentProps<'input'>) => (
  <input
    type="color"
    {...useFieldIds()}
    {...rest}
    className="h-11 w-24 rounded-control border border-input bg-surface p-1 aria-invalid:border-2 aria-invalid:border-loss-text"
  />
);
