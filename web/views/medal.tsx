/** A position in a ranking: a medal for the first three, a plain number for the others. */

const medalColors: Record<string, readonly [ground: string, line: string, ink: string]> = {
  '1': ['#facc15', '#a16207', '#1c1917'],
  '2': ['#cbd5e1', '#64748b', '#0f172a'],
  '3': ['#b45309', '#78350f', '#ffffff'],
};

interface MedalProps {
  readonly positionDisplay: string;
  /**
   * Medal character for screen readers, empty without a medal. On screen a drawing replaces it: some devices lack the
   * character.
   */
  readonly medalIcon: string;
}

export function Medal({ positionDisplay, medalIcon }: MedalProps) {
  const medal = medalColors[positionDisplay];
  if (medalIcon === '' || !medal) {
    return <span className="inline-block min-w-8 text-center font-display tabular-nums">{positionDisplay}</span>;
  }
  const [ground, line, ink] = medal;
  return (
    <span className="inline-block w-8 shrink-0 text-center">
      <span className="sr-only">{`${positionDisplay} ${medalIcon}`}</span>
      <svg aria-hidden="true" viewBox="0 0 32 36" className="inline-block h-9 w-8">
        <path d="M9 0h6l3 10-6 3Z" fill="#1d4ed8" />
        <path d="M23 0h-6l-3 10 6 3Z" fill="#60a5fa" />
        <circle cx="16" cy="22" r="12.5" fill={ground} stroke={line} strokeWidth="1.5" />
        <text x="16" y="27" textAnchor="middle" fontSize="15" fontWeight="700" fill={ink} className="font-display">
          {positionDisplay}
        </text>
      </svg>
    </span>
  );
}
