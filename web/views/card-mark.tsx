/** A referee's card: its colour, and a letter for people who cannot tell the colours apart. */

export type CardColor = 'blue' | 'yellow' | 'red';

const letterAndClassByCardColor: Record<CardColor, readonly [letter: string, look: string]> = {
  blue: ['A', 'bg-card-blue text-white'],
  yellow: ['Am', 'bg-card-yellow text-ink'],
  red: ['R', 'bg-card-red text-white'],
};

/** Hidden from screen readers, because a text with the same meaning is next to it. */
export function CardMark({
  color,
  className = 'h-[1.5rem] w-[1.25rem]',
}: {
  readonly color: CardColor;
  readonly className?: string;
}) {
  const [letter, look] = letterAndClassByCardColor[color];
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-badge border border-badge-line font-bold font-display text-xs leading-none ${look} ${className}`}
    >
      {letter}
    </span>
  );
}
