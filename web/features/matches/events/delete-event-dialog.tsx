/** Asks the user to confirm before an event of a match is deleted. */

import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { DeleteDialog } from '../../../lib/forms/delete-dialog.tsx';
import { matchEventText } from './event-text.ts';
import { removeEventFromCache } from './events-cache.ts';

interface DeleteEventDialogProps {
  readonly event: MatchEvent;
  readonly onClose: () => void;
}

export function DeleteEventDialog({ event, onClose }: DeleteEventDialogProps) {
  return (
    <DeleteDialog
      title="Eliminar evento"
      question="¿Eliminar este evento?"
      detail={matchEventText(event)}
      route="DELETE /matchevents/{id}"
      id={event.id}
      failure="No se pudo eliminar el evento"
      success="Evento eliminado"
      onDeleted={() => removeEventFromCache(event)}
      onClose={onClose}
    />
  );
}
