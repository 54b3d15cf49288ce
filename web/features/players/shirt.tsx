/** A player's shirt number, drawn like a shirt. */

interface ShirtProps {
  readonly number: number;
  /** True if the player is inactive: another player may take the number. */
  readonly isFree?: boolean;
}

export function Shirt({ number, isFree = false }: ShirtProps) {
  return (
    <span
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-control font-display font-semibold text-xl tabular-nums ${isFree ? 'border border-input border-dashed text-muted' : 'bg-tint text-accent'}`}
    >
      <span className="sr-only">Número </span>
      {number}
    </span>
  );
}
