/** A link in a list that a menu opens. */
import { Icon } from '../../ui/icon.tsx';
import type { MenuLink } from './menus.ts';

export function MenuEntryLink({ href, icon, label, isCurrent }: MenuLink) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-tint aria-[current]:font-medium aria-[current]:text-accent"
    >
      <Icon name={icon} className="size-5" />
      {label}
    </a>
  );
}
