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
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
}

export function LastEvent({ eventType, text, detail, action }: LastEventProps) {
  return (
    <div data-last-event className="flex h-18 shrink-0 items-center gap-2 border-line border-y bg-surface px-3 py-1">
      {eventType ? <SheetEventMark eventType={eventType} /> : <Icon name="whistle" className="size-6" />}
      <p role="status" className="min-w-0 flex-1 leading-tight">
        <span className="line-clamp-2 font-semibold">{text}</span>
        {detail && <span className="line-clamp-1 text-sm">{detail}</span>}
      </p>
      {action && (
        <SheetButton icon="undo" onClick={action.onPress} className="shrink-0 px-3">
          {action.label}
        </SheetButton>
      )}
    </div>
  );
}
