/** A list with a title on a team's page; covers loading, failure and an empty list. */
import type { ReactNode } from 'react';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { ExpandableList } from '../../ui/expandable-list.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';

interface TeamPanelProps<Item> {
  readonly title: string;
  /** Items of the list; undefined until they are loaded. */
  readonly items: readonly Item[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly emptyText: string;
  readonly failureText: string;
  /** Renders one item as an `<li>`. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Number of items shown before the list is expanded. */
const initialItemCount = 3;

export function TeamPanel<Item>(props: TeamPanelProps<Item>) {
  const { title, items, error, onRetry, emptyText, failureText, children } = props;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-lg">{title}</h2>
      {!items && error ? (
        <ErrorCard title={failureText} detail={errorMessageOf(error)} onRetry={onRetry} />
      ) : !items ? (
        <SkeletonList count={initialItemCount} className="h-14" />
      ) : items.length === 0 ? (
        <p className="rounded-card border border-line border-dashed px-4 py-6 text-center text-muted">{emptyText}</p>
      ) : (
        <ExpandableList
          items={items}
          count={initialItemCount}
          what={title.toLocaleLowerCase('es')}
          className="divide-y divide-line rounded-card border border-line bg-surface"
        >
          {children}
        </ExpandableList>
      )}
    </section>
  );
}
