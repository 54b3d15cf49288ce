/** Bar that shows how far a long change is, announced politely at every step. */

interface JobProgressBarProps {
  /** What is being done, as in 'Creando los partidos'. */
  readonly label: string;
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

export function JobProgressBar({ label, done, total }: JobProgressBarProps) {
  const text = total > 0 ? `${label}: ${done} de ${total}` : `${label}…`;
  return (
    <div role="status" className="flex flex-col gap-1">
      <span className="tabular-nums">{text}</span>
      <progress
        className="h-2 w-full accent-primary"
        aria-label={label}
        {...(total > 0 && { value: done, max: total })}
      />
    </div>
  );
}
