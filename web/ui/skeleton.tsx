/** The outline of what is coming, in its own size, seen only when it takes longer than 150 ms. */

/** One grey block; its size comes from the class. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`block animate-late rounded-badge bg-line ${className}`} />;
}

interface SkeletonListProps {
  readonly count: number;
  /** Of one block, as in 'h-14'. */
  readonly className: string;
  readonly label?: string;
}

interface SkeletonGridProps extends SkeletonListProps {
  /** Of the list that is coming. */
  readonly gridClass: string;
}

/** Blocks in the columns of the cards that are coming. */
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

/** Blocks below one another, announced once. */
export function SkeletonList({ count, className, label = 'Cargando…' }: SkeletonListProps) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are all alike
        <Skeleton key={index} className={`rounded-card ${className}`} />
      ))}
    </div>
  );
}
