/** Asks before a cancha is deleted; what the server objects is shown. */
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { save } from '../../lib/save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { hideCancha } from './shown-canchas.ts';

interface DeleteCanchaDialogProps {
  readonly cancha: Cancha;
  readonly onClose: () => void;
}

export function DeleteCanchaDialog({ cancha, onClose }: DeleteCanchaDialogProps) {
  return (
    <ConfirmDialog
      title="Eliminar Cancha"
      question="¿Estás seguro de eliminar esta cancha?"
      detail={cancha.nombre}
      onConfirm={() => deleteCancha(cancha)}
      onClose={onClose}
    />
  );
}

async function deleteCancha(cancha: Cancha): Promise<void> {
  try {
    await save('DELETE /canchas/{id}', `No se pudo eliminar ${cancha.nombre}`, { params: { id: cancha.id } });
    hideCancha(cancha);
    showToast('Cancha eliminada');
  } catch (error) {
    reportFailure(error, () => void deleteCancha(cancha));
  }
}
