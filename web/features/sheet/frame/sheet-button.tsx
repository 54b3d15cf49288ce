/** The buttons of the sheet: at least 56 px high, with a contrast of at least 7 in the sun and at night. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';

type SheetButtonVariant = 'primary' | 'plain' | 'quiet';

const variants: Record<SheetButtonVariant, string> = {
  primary: 'border-accent bg-accent text-surface',
  plain: 'border-input bg-surface text-text hover:bg-tint aria-pressed:border-accent aria-pressed:bg-tint',
  quiet: 'border-transparent text-text underline underline-offset-4 hover:bg-tint',
};

interface SheetButtonProps extends ComponentProps<'button'> {
  readonly variant?: SheetButtonVariant;
  readonly icon?: IconName;
}

export function SheetButton({ variant = 'plain', icon, children, className = 'px-4', ...rest }: SheetButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex min-h-14 min-w-14 items-center justify-center gap-2 rounded-control border-2 py-1 text-center font-semibold leading-tight ${variants[variant]} ${className}`}
    >
      {icon && <Icon name={icon} className="size-5" />}
      {children}
    </button>
  );
}
