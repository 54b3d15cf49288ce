/** Lines between a tie and its neighbouring stages, coloured once the winner is known. */

interface TieLinesProps {
  /** True to draw a line from the stage before. */
  readonly isReached: boolean;
  /** True if both teams are known: the line to this tie is then coloured. */
  readonly isFilled: boolean;
  /**
   * Direction of the line to the next tie: straight, or down or up to the middle of two ties; null without a next tie.
   */
  readonly leads: 'straight' | 'down' | 'up' | null;
  readonly isDecided: boolean;
}

export function TieLines({ isReached, isFilled, leads, isDecided }: TieLinesProps) {
  const colourIf = (isStrong: boolean) => (isStrong ? 'bg-winner' : 'bg-input');
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
