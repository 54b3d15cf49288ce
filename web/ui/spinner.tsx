/** A turning ring that shows that something is loading or being saved. */
export function Spinner({ className = 'size-6' }: { readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`shrink-0 animate-spin ${className}`}
      fill="none"
      strokeWidth={2.5}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity={0.25} />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the screen until the first content can be shown. */
export function FullScreenSpinner({ label = 'Cargando…' }: { readonly label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-accent">
      <Spinner className="size-10 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
