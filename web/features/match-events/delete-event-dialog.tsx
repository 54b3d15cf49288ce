/** Asks before an event is deleted; what the server objects is shown. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { eventSentence } from './event-words.ts';
import { hideEvent } from './shown-events.ts';

interface DeleteEventDialogProps {
  readonly event: MatchEvent;
  readonly onClose: () => void;
}

export function DeleteEventDialog({ event, onClose }: DeleteEventDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Evento"
      question="¿Eliminar este evento?"
      detail={eventSentence(event)}
      onConfirm={() => deleteEvent(event)}
      onClose={onClose}
    />
  );
}

async function deleteEvent(event: MatchEvent): Promise<void> {
  try {
    await save('DELETE /matchevents/{id}', 'No se pudo eliminar el evento', { params: { id: event.id } });
    hideEvent(event);
    showToast('Evento eliminado');
  } catch (error) {
    reportFailure(error, () => void deleteEvent(event));
  }
}
