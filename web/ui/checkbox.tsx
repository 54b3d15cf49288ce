/** A choice of yes or no, with its words beside it as part of the 44 px target. */
import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly label: ReactNode };

export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input type="checkbox" {...rest} className="size-5 shrink-0 accent-primary" />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
