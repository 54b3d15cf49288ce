/** The mark of an event on the sheet: a ball, or a card in colours that keep their contrast in the sun. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { Icon } from '../../../ui/icon.tsx';

const cards = {
  bluecard: ['A', 'bg-sunlit-blue text-white'],
  yellowcard: ['Am', 'bg-card-yellow text-ink'],
  redcard: ['R', 'bg-sunlit-red text-white'],
} as const;

/** Hidden from screen readers, because the type is always written out beside it. */
export function SheetEventMark({ eventType }: { readonly eventType: EventType }) {
  if (eventType === 'goal' || eventType === 'owngoal') return <Icon name="ball" className="size-6" />;
  const [letter, look] = cards[eventType];
  return (
    <span
      aria-hidden="true"
      className={`inline-grid h-6 w-5 shrink-0 place-items-center rounded-badge border border-badge-line font-bold font-display text-xs leading-none ${look}`}
    >
      {letter}
    </span>
  );
}
