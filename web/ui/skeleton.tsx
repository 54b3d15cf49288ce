/** Grey placeholders, as large as the content that is loading; visible only after 150 ms. */

/** One grey block; `className` sets its size. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`block animate-late rounded-badge bg-line ${className}`} />;
}

interface SkeletonListProps {
  readonly count: number;
  /** Height of one block, as in 'h-14'. */
  readonly className: string;
  readonly label?: string;
}

interface SkeletonGridProps extends SkeletonListProps {
  /** The grid classes of the list that is loading. */
  readonly gridClass: string;
}

/** Placeholders in the same grid as the cards that are loading. */
export function SkeletonGrid({ count, className, gridClass, label = 'Cargando…' }: SkeletonGridProps) {
  return (
    <div role="status" className={gridClass}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are all alike
        <Skeleton key={index} className={`rounded-card ${className}`} />
      ))}
    </div>
  );
}

/** Placeholders one below the other; screen readers announce them once. */
export function SkeletonList(props: SkeletonListProps) {
  return <SkeletonGrid {...props} gridClass="flex flex-col gap-2" />;
}
