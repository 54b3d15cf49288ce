/** A highlighted line about the whole screen or form, with an icon and at most one action. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface NoticeProps {
  readonly icon?: IconName;
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Notice({ icon = 'info', role = 'status', children, action }: NoticeProps) {
  return (
    <div
      role={role}
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-notice px-4 py-2 text-notice-text text-sm"
    >
      <Icon name={icon} className="size-5" />
      <p className="min-w-40 flex-1">{children}</p>
      {action}
    </div>
  );
}
