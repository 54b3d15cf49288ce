/** One event of the sheet's list, with the button that corrects it or names its scorer. */
import { formatMinute } from '#shared/text/event-labels.ts';
import { lacksScorer, playerOfEvent, sheetEventText, shortNameOf, sideOfEvent } from '../event-texts.ts';
import { SheetEventMark } from '../frame/event-mark.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';
import type { SheetEvent, ShownSheet } from '../shown-sheet.ts';

interface EventRowProps {
  readonly sheet: ShownSheet;
  readonly event: SheetEvent;
  readonly isUnsent: boolean;
  readonly onEdit: (() => void) | null;
  readonly onNameScorer: (() => void) | null;
}

export function EventRow({ sheet, event, isUnsent, onEdit, onNameScorer }: EventRowProps) {
  const isScorerMissing = lacksScorer(event);
  const who = shortNameOf(playerOfEvent(sheet, event)) || event.playerDisplayName;
  const details = [
    event.eventType === 'owngoal' && 'En contra',
    sideOfEvent(sheet, event).name,
    isUnsent && 'sin enviar',
  ];
  return (
    <div className="flex items-center gap-2 p-1 pl-2">
      <span className="w-8 shrink-0 font-display font-semibold text-lg tabular-nums">{formatMinute(event.minute)}</span>
      <SheetEventMark eventType={event.eventType} />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="line-clamp-2 font-semibold">{who || (isScorerMissing ? 'Sin autor' : '–')}</span>
        <span className="block truncate text-sm">{details.filter(Boolean).join(' · ')}</span>
      </span>
      {isScorerMissing && onNameScorer && (
        <SheetButton variant="primary" onClick={onNameScorer} className="shrink-0 px-2 text-sm">
          Autor
        </SheetButton>
      )}
      {onEdit && (
        <SheetButton
          icon="edit"
          aria-label={`Corregir ${sheetEventText(sheet, event)}`}
          onClick={onEdit}
          className="shrink-0 px-2"
        />
      )}
    </div>
  );
}
