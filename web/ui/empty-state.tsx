/** Shown in place of an empty list: what is missing, and an action to create it. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly detail?: string;
  /** A Button or ButtonLink; absent when the user lacks the permission. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon = 'ball', title, detail, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line border-dashed px-4 py-8 text-center">
      <Icon name={icon} className="size-10 text-muted" />
      <p className="font-semibold">{title}</p>
      {detail && <p className="text-muted">{detail}</p>}
      {action}
    </div>
  );
}
