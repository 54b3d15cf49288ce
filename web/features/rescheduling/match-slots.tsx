/** A postponed match with the slots that are proposed for it, each a button that gives it this date. */
import type { PostponedSlots, ProposedSlot } from '#shared/domain/schemas/postponed-slots.ts';
import { formatShortDate, formatTime } from '#shared/text/dates.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Card } from '../../ui/card.tsx';

interface MatchSlotsProps extends PostponedSlots {
  readonly isSaving: boolean;
  readonly onChoose: (slot: ProposedSlot) => void;
}

export function MatchSlots({ match, slots, isSaving, onChoose }: MatchSlotsProps) {
  const today = useToday();
  const teams = `${match.homeTeam.displayName} - ${match.awayTeam.displayName}`;
  return (
    <Card as="li" className="p-3">
      <h3 className="font-semibold">{teams}</h3>
      <p className="text-muted text-sm">
        {`${match.round}, era el ${formatShortDate(match.matchDate, today)} ${formatTime(match.matchTime)}`}
      </p>
      {slots.length === 0 ? (
        <p className="mt-2 text-sm">No hay lugar libre: dale una fecha desde el partido.</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2">
          {slots.map((slot) => (
            <li key={`${slot.matchDate} ${slot.matchTime} ${slot.canchaId}`}>
              <button
                type="button"
                disabled={isSaving}
                onClick={() => onChoose(slot)}
                className="flex min-h-11 w-full flex-col justify-center rounded-control border border-input px-3 py-2 text-left hover:bg-tint disabled:opacity-60"
              >
                <span className="font-medium">
                  <span className="sr-only">{`${teams}: `}</span>
                  {[`${formatShortDate(slot.matchDate, today)} ${slot.matchTime}`, slot.canchaNombre].join('\u00a0· ')}
                </span>
                <span className="text-muted text-sm">{costText(slot)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const costText = ({ costs }: ProposedSlot): string =>
  costs.length === 0 ? 'Sin contras' : costs.map(({ text }) => text).join('. ');
