/** Buttons, and links that variant like buttons, at least 44 px high. A busy button shows a spinner and its own text. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';
type ButtonSize = 'compact' | 'normal' | 'large';

const classesByButtonVariant: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-white hover:bg-primary-hover',
  secondary: 'border border-input bg-surface text-text hover:bg-tint',
  quiet: 'text-accent hover:bg-tint',
  danger: 'bg-danger text-white hover:bg-danger-hover',
  'quiet-danger': 'text-loss-text hover:bg-tint',
};

const sizeClasses: Record<ButtonSize, string> = {
  compact: 'min-h-11 px-3 text-sm',
  normal: 'min-h-11 px-4',
  large: 'min-h-14 px-6 text-lg',
};

const baseClass =
  'inline-flex items-center justify-center gap-2 rounded-control py-2 font-medium leading-tight text-center no-underline transition-colors duration-150 disabled:opacity-60 aria-disabled:opacity-60';

interface ButtonAppearanceProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

function buttonClass({ variant = 'secondary', size = 'normal' }: ButtonAppearanceProps, className = ''): string {
  return `${baseClass} ${classesByButtonVariant[variant]} ${sizeClasses[size]} ${className}`;
}

type ButtonProps = ComponentProps<'button'> &
  ButtonAppearanceProps & { readonly isBusy?: boolean; readonly busyText?: ReactNode };

/** While `isBusy`, the button ignores clicks but keeps the focus. */
export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  busyText,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {isBusy ? <Spinner className="size-5" /> : icon && <Icon name={icon} className="size-5" />}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonAppearanceProps;

export function ButtonLink({ variant, size, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}>
      {icon && <Icon name={icon} className="size-5" />}
      {children}
    </a>
  );
}
