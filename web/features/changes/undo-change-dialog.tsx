/** Asks before a change is undone, and undoes it. */
import type { Change } from '#shared/domain/schemas/change.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { reloadScreenData, saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ChangeSentence } from './change-sentence.tsx';

interface UndoChangeDialogProps {
  readonly change: Change;
  readonly tournamentId: number;
  readonly onClose: () => void;
}

export function UndoChangeDialog({ change, tournamentId, onClose }: UndoChangeDialogProps) {
  return (
    <ConfirmDialog
      title="Deshacer cambio"
      question="¿Querés deshacer este cambio?"
      detail={<ChangeSentence text={change.text} />}
      confirmText="Deshacer"
      busyText="Deshaciendo..."
      onConfirm={() => undo(tournamentId, change)}
      onClose={onClose}
    />
  );
}

async function undo(tournamentId: number, change: Change): Promise<void> {
  try {
    const body = { changeId: change.id };
    const given = { params: { id: tournamentId }, body };
    await saveAndRefresh('POST /tournaments/{id}/changes/undo', 'No se pudo deshacer el cambio', given);
    showToast('Cambio deshecho');
  } catch (error) {
    // What stands in the way is often a change that somebody else made meanwhile, and that the list does not show yet.
    if (error instanceof ApiError && error.isRefusal) reloadScreenData();
    showSaveFailure(error, () => void undo(tournamentId, change));
  }
}
