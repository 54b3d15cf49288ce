/** Asks before a deleted match is brought back, and brings it back. */
import type { Change } from '#shared/domain/schemas/change.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ChangeSentence } from './change-sentence.tsx';

interface RestoreMatchDialogProps {
  readonly change: Change;
  readonly onClose: () => void;
}

export function RestoreMatchDialog({ change, onClose }: RestoreMatchDialogProps) {
  return (
    <ConfirmDialog
      title="Recuperar partido"
      question="¿Querés recuperar este partido, con sus eventos y su planilla?"
      detail={<ChangeSentence text={change.text} />}
      confirmText="Recuperar"
      confirmVariant="primary"
      busyText="Recuperando..."
      onConfirm={() => restore(change)}
      onClose={onClose}
    />
  );
}

async function restore(change: Change): Promise<void> {
  try {
    const params = { id: change.matchId ?? 0 };
    await saveAndRefresh('POST /matches/{id}/restore', 'No se pudo recuperar el partido', { params });
    showToast('Partido recuperado');
  } catch (error) {
    showSaveFailure(error, () => void restore(change));
  }
}
