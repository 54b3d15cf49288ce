/** A list that shows its first entries, and all of them after 'VER MÁS'. */
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';

interface ExpandableListProps<Item> {
  readonly items: readonly Item[];
  readonly count: number;
  /** Names the entries for screen readers, as in 'próximos partidos'. */
  readonly what: string;
  readonly className?: string;
  /** Renders an entry as an `<li>`. */
  readonly children: (item: Item, index: number) => ReactNode;
}

export function ExpandableList<Item>({ items, count, what, className, children }: ExpandableListProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ul id={id} className={className}>
        {(isOpen ? items : items.slice(0, count)).map(children)}
      </ul>
      {items.length > count && (
        <Button
          variant="quiet"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="self-center"
        >
          {isOpen ? 'VER MENOS' : 'VER MÁS'}
          <span className="sr-only">{`: ${what}`}</span>
        </Button>
      )}
    </>
  );
}
