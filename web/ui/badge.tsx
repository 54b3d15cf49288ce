/** A short label on a coloured background, such as the status of a match. */
import type { ReactNode } from 'react';

const classesByBadgeVariant = {
  neutral: 'border-line bg-page text-text',
  active: 'border-badge-line bg-card-blue text-white',
  attention: 'border-badge-line bg-draw text-ink',
  bad: 'border-badge-line bg-loss text-white',
  live: 'border-badge-line bg-live text-white',
} as const;

export type BadgeVariant = keyof typeof classesByBadgeVariant;

export function Badge({
  variant = 'neutral',
  children,
}: {
  readonly variant?: BadgeVariant;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex w-max max-w-full shrink-0 items-center text-balance rounded-badge border px-2 py-0.5 font-semibold text-xs ${classesByBadgeVariant[variant]}`}
    >
      {children}
    </span>
  );
}
