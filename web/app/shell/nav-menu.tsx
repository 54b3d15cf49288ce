/** A group of the navigation bar: a button that opens a list of links. Escape and moving the focus away close it. */
import { useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { isCurrentEntry, type NavGroup } from './navigation.ts';

interface NavMenuProps {
  readonly group: NavGroup;
  readonly pathname: string;
}

export function NavMenu({ group, pathname }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isHere = group.entries.some(({ href }) => isCurrentEntry(href, pathname));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element handles events of the button and links inside it
    <div
      className="relative"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 text-left font-semibold text-sm leading-tight lg:whitespace-nowrap hover:bg-tint lg:px-3 ${isHere ? 'text-accent' : ''}`}
      >
        {group.label}
        <Icon name="down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute top-full left-0 mt-2 min-w-52 rounded-card border border-line bg-surface p-1 shadow-raised"
      >
        {group.entries.map((entry) => (
          <li key={entry.href}>
            <a
              href={entry.href}
              aria-current={isCurrentEntry(entry.href, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              <Icon name={entry.icon} className="size-5" />
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
