/** A checkbox whose label can be clicked too; both together are at least 44 px high. */
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
