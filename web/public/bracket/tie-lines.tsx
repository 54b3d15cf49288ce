/** The lines that join a tie to the one before and the one after it, strong where the winner went along them. */

interface TieLinesProps {
  readonly isReached: boolean;
  /** To the next tie, or towards the middle between this one and its neighbour; null where it leads nowhere. */
  readonly leads: 'straight' | 'down' | 'up' | null;
  readonly isDecided: boolean;
}

export function TieLines({ isReached, leads, isDecided }: TieLinesProps) {
  const colour = isDecided ? 'bg-accent' : 'bg-input';
  return (
    <span aria-hidden="true" className="max-sm:hidden">
      {isReached && <span className="absolute top-1/2 right-full h-0.5 w-4 -translate-y-1/2 bg-input" />}
      {leads && <span className={`absolute top-1/2 left-full h-0.5 w-4 -translate-y-1/2 ${colour}`} />}
      {(leads === 'down' || leads === 'up') && (
        <span
          className={`absolute left-[calc(100%+1rem)] w-0.5 ${leads === 'down' ? 'top-1/2 bottom-0' : 'top-0 bottom-1/2'} ${colour}`}
        />
      )}
    </span>
  );
}
