/** The queue's state in a word, why something is not sent and since when; opens the list of what is not sent. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Icon } from '../../../ui/icon.tsx';
import { momentText } from '../problems/queue-text.ts';
import type { SheetModel } from '../sheet-model.ts';

interface QueueMarkProps {
  readonly model: Pick<
    SheetModel,
    'sending' | 'answered' | 'handOver' | 'unsentElsewhere' | 'dayOf' | 'storageWarning'
  >;
  /** Formats a moment as the federation's hour, as in '15:05'. */
  readonly hourOf: (epochMilliseconds: number) => string;
  readonly onOpen: () => void;
}

export function QueueMark({ model, hourOf, onOpen }: QueueMarkProps) {
  const { sending, answered, handOver, unsentElsewhere, dayOf, storageWarning } = model;
  const { unsent, text, why, since, needs } = sending;
  const isAtRisk = unsent > 0 && storageWarning !== '';
  const isWarning = answered.length > 0 || handOver !== null || isAtRisk || !(needs === null || needs === 'reopening');
  const countElsewhere = unsentElsewhere.reduce((sum, sheet) => sum + sheet.unsent, 0);
  const news = [
    handOver && unsent === 0 && `${handOver.count} del enlace sin enviar`,
    answered.length > 0 && formatPlural(answered.length, 'aviso'),
    countElsewhere > 0 && `${countElsewhere} sin enviar de otro partido`,
  ].filter(Boolean);
  return (
    <button
      type="button"
      data-queue
      onClick={onOpen}
      className="flex min-h-14 min-w-0 flex-1 items-center justify-end gap-2 rounded-control px-2 text-right hover:bg-tint"
    >
      <span className="min-w-0 text-sm leading-tight">
        <span className="block font-semibold">{text}</span>
        {why && (
          <span className="line-clamp-2">
            {since === null ? why : `${momentText({ hourOf, dayOf }, since)} · ${why}`}
          </span>
        )}
        {news.length > 0 && <span className="block font-semibold">{news.join(' · ')}</span>}
      </span>
      <Icon name={isWarning ? 'warning' : unsent + countElsewhere > 0 ? 'refresh' : 'check'} />
    </button>
  );
}
