/** The lines that join a tie to the one before and the one after it, strong where the winner went along them. */

interface TieLinesProps {
  /** Lines come from the stage before. */
  readonly isReached: boolean;
  /** Both who play it are known. */
  readonly isFilled: boolean;
  /** To the next tie, or towards the middle between this one and its neighbour; null where it leads nowhere. */
  readonly leads: 'straight' | 'down' | 'up' | null;
  readonly isDecided: boolean;
}

export function TieLines({ isReached, isFilled, leads, isDecided }: TieLinesProps) {
  const colourIf = (isStrong: boolean) => (isStrong ? 'bg-accent' : 'bg-input');
  const colour = colourIf(isDecided);
  return (
    <span aria-hidden="true" className="max-sm:hidden">
      {isReached && <span className={`absolute top-1/2 right-full h-0.5 w-4 -translate-y-1/2 ${colourIf(isFilled)}`} />}
      {leads && <span className={`absolute top-1/2 left-full h-0.5 w-4 -translate-y-1/2 ${colour}`} />}
      {(leads === 'down' || leads === 'up') && (
        <span
          className={`absolute left-[calc(100%+1rem)] w-0.5 ${leads === 'down' ? 'top-1/2 bottom-0' : 'top-0 bottom-1/2'} ${colour}`}
        />
      )}
    </span>
  );
}
