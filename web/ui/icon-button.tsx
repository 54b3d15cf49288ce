/** A 44 px button that shows only an icon; its label is read by screen readers and shown as a tooltip. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { readonly icon: IconName; readonly label: string };

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-tint disabled:opacity-60 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
