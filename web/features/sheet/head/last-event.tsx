/** The last event, always in sight below the score, with 'Deshacer': the confirmation of what was just recorded. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SheetEventMark } from '../frame/event-mark.tsx';
import { SheetButton } from '../frame/sheet-button.tsx';

interface LastEventProps {
  readonly eventType: EventType | null;
  readonly text: string;
  /** What became of it, as in 'Enviado'. */
  readonly detail: string;
  /** Opens the event to be corrected; null when there is none. */
  readonly onEdit: (() => void) | null;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
}

export function LastEvent({ eventType, text, detail, onEdit, action }: LastEventProps) {
  const texts = (
    <>
      <span className="line-clamp-2 font-semibold">{text}</span>
      {detail && <span className="line-clamp-1 text-sm">{detail}</span>}
    </>
  );
  return (
    <div data-last-event className="flex h-18 shrink-0 items-center gap-2 border-line border-y bg-surface px-3 py-1">
      {eventType ? <SheetEventMark eventType={eventType} /> : <Icon name="whistle" className="size-6" />}
      <p role="status" className="min-w-0 flex-1 leading-tight">
        {onEdit ? (
          <button type="button" onClick={onEdit} className="block min-h-14 w-full rounded-control text-left">
            {texts}
            <span className="sr-only">: corregir</span>
          </button>
        ) : (
          texts
        )}
      </p>
      {action && (
        <SheetButton icon="undo" onClick={action.onPress} className="max-w-36 shrink-0 px-3">
          {action.label}
        </SheetButton>
      )}
    </div>
  );
}
