/** Closes the menus of the header and of the bottom bar, which open without the application's help. */
import type { FocusEvent, KeyboardEvent } from 'react';

const openMenuAround = (target: EventTarget) =>
  (target as Element).closest<HTMLDetailsElement>('details[name=menu][open]');

/** To be called when a link is followed. */
export function closeMenuAround(link: Element): void {
  openMenuAround(link)?.removeAttribute('open');
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

export function closeMenuOnEscape({ key, target }: KeyboardEvent): void {
  const menu = key === 'Escape' ? openMenuAround(target) : null;
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}

export function closeMenuWithoutFocus({ target, relatedTarget }: FocusEvent): void {
  const menu = openMenuAround(target);
  if (!menu?.contains(relatedTarget as Node | null)) menu?.removeAttribute('open');
}
